
"use strict";
// The knobs, tasks and answers of a lesson's reader.

// The knobs of a case, and its task.
class Knobs {
  constructor(view) {
    this.view = view;
    this.task = view.data.task;
    this.controls = [...view.root.querySelectorAll(".knob")];
    let next = view.root.nextElementSibling;
    for (; next?.matches(".vote, .why"); next = next.nextElementSibling) this.listen(next);
    this.explanation = this.task && next?.matches(".explanation") ? next : null;
    for (const control of this.controls) control.addEventListener("input", () => this.turn());
    if (this.task) this.drawTarget();
    this.view.findings = (element) => (this.wrong?.[element] ? ["off"] : []);
    this.turn();
  }
  // Any answer of a vote turns the knobs and shows the truth; the question why comes after the right one.
  listen(question) {
    const isVote = question.matches(".vote"), right = [...question.querySelectorAll("details")].find((each) => each.querySelector(".good"));
    if (!isVote) [this.why, question.hidden] = [question, true];
    for (const answer of question.querySelectorAll("details"))
      answer.addEventListener("toggle", () => {
        if (!answer.open) return;
        if (isVote && question.dataset.vote) this.set(question.dataset.vote.split(" ").map(Number));
        if (isVote) [right.open, question.dataset.vote] = [true, ""];
        else if (answer === right) this.turn((this.isAnswered = true));
      });
  }
  set(choices) {
    choices.forEach((choice, i) => {
      if (choice >= 0) this.controls[i].querySelectorAll("input")[choice].checked = true;
    });
    this.turn();
  }
  choiceOf(control) { return Number(control.querySelector("input:checked").value); }
  turn() {
    const view = this.view;
    const number = this.controls.reduce((sum, control, i) => sum * view.data.knobs[i] + this.choiceOf(control), 0);
    const chosen = view.data.views[number], pins = view.pins;
    view.root.classList.toggle("impossible", Boolean(chosen.issue));
    if (chosen.issue) return this.say(false, "This cannot be: %1.", chosen.issue);
    view.choose(number);
    if (this.task) this.check();
    view.setStepping(view.along, view.by);
    for (const { tensor, element } of pins) if (element < tensor.cells.length) view.togglePin(tensor, element);
    view.rest();
  }
  check() {
    const { output } = this.view, wanted = valuesFrom(this.task.values), shape = (sizes) => "{" + sizes.join(", ") + "}";
    if (String(output.sizes) !== String(this.task.sizes))
      return this.say(false, "The output has the sizes %1, the target %2.", shape(output.sizes), shape(this.task.sizes));
    this.wrong = wanted.map((value, element) => value !== output.values[element]);
    const right = this.wrong.filter((each) => !each).length;
    if (right === wanted.length) this.say(true, "Done: all %1 elements are right.", right);
    else this.say(false, "%1 of %2 elements are right so far.", right, wanted.length);
  }
  text(english, ...parts) {
    return (this.task?.words[english] ?? english).replace(/%([1-9])/g, (_, number) => parts[number - 1]);
  }
  say(isDone, english, ...parts) {
    if (isDone && this.why) this.why.hidden = false;
    if (isDone && this.why && !this.isAnswered) return this.say(false, "That is right. Now say why.");
    const standing = this.view.root.querySelector(".standing");
    standing.textContent = this.text(english, ...parts);
    standing.classList.toggle("good", isDone);
    if (isDone && this.explanation) this.explanation.open = true;
  }
  drawTarget() { drawTarget(this.view, this.task.sizes, valuesFrom(this.task.values)); }
}

// Draws a tensor that does not respond.
function drawTarget(view, sizes, values) {
  const target = view.target = new Tensor(view.root, "target", view.data);
  target.draw(sizes, values);
  target.cells[0].tabIndex = -1;
  values.forEach((_, element) => target.fill(element, true, ""));
  target.paintPicture();
}

// Marks what is wrong in a faulty engine's output, beside the right one.
function markWrong(view) {
  const right = outputOf(view.view.op, view.view, view.input.values);
  drawTarget(view, view.output.sizes, right);
  view.findings = (element) => (view.output.values[element] === right[element] ? [] : ["off"]);
  view.refit();
  const step = view.step;
  view.go(0);
  view.go(step); // draws the cells again, with their marks
  view.rest();
}

for (const view of views) {
  if (view.data.knobs) new Knobs(view);
  if (view.data.right) markWrong(view);
}
for (const part of document.querySelectorAll(".explanation")) // arrows need the places of visible cells
  part.addEventListener("toggle", () => dispatchEvent(new Event("resize")));
