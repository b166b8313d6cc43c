
"use strict";
// Two outputs that take turns at one place, till what is shown of a cell is asked for.
class Blink {
  constructor(view) {
    [this.view, this.root, this.data] = [view, view.root.querySelector(".blink"), view.data.blink];
    this.button = this.root.querySelector("button");
    this.others = this.data.values.split(" ");
    this.button.addEventListener("click", () => (this.timer ? this.pause() : this.start()));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        this.start();
      }, { threshold: 0.6 }).observe(view.find("stage"));
    this.say();
  }
  start() {
    if (this.others.length !== this.view.output.values.length) return;
    this.pause();
    this.timer = setInterval(() => this.swap(), 1000);
    this.swap();
    this.button.setAttribute("aria-pressed", "true");
  }
  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.button.setAttribute("aria-pressed", "false");
    this.say();
  }
  // Back to the case's own output, of which all else speaks.
  stop() {
    this.pause();
    if (this.own) this.swap();
  }
  swap() {
    const { output } = this.view, other = this.own ?? this.others;
    this.own = this.own ? undefined : output.values;
    output.values = other;
    other.forEach((_, element) => { if (output.isFilled[element]) output.fill(element, true, output.cells[element].className); });
    output.paintPicture();
    this.say();
  }
  say() {
    const name = this.own ? this.data.name : this.data.own || words("this case");
    this.root.querySelector(".turn-name").textContent = words("Shown: %1", name);
    this.root.querySelector(".turn-name").setAttribute("aria-live", this.timer ? "off" : "polite");
    this.view.root.classList.toggle("blinking", Boolean(this.timer || this.own)); // what is said is of the case's own
  }
}
