
"use strict";
// The knobs, tasks, nudges and answers of a lesson's reader.

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
    if (this.task?.values) this.drawTarget();
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
    view.nudge?.forget();
    view.choose(number);
    this.check(chosen);
    view.setStepping(view.along, view.by);
    for (const { tensor, element } of pins) if (element < tensor.cells.length) view.togglePin(tensor, element);
    view.rest();
  }
  check(chosen) {
    this.wrong = null;
    if (!this.task) return;
    if (this.task.kind === "equal") this.checkEqual();
    else this.checkFewest(chosen);
  }
  checkEqual() {
    const { output } = this.view, wanted = valuesFrom(this.task.values), shape = (sizes) => "{" + sizes.join(", ") + "}";
    if (String(output.sizes) !== String(this.task.sizes))
      return this.say(false, "The output has the sizes %1, the target %2.", shape(output.sizes), shape(this.task.sizes));
    this.wrong = wanted.map((value, element) => value !== output.values[element]);
    const right = this.wrong.filter((each) => !each).length;
    if (right === wanted.length) this.say(true, "Done: all %1 elements are right.", right);
    else this.say(false, "%1 of %2 elements are right so far.", right, wanted.length);
  }
  checkFewest(chosen) {
    const { input, output } = this.view, other = outputOf(chosen.with, planOf(chosen.with), input.values);
    const bytes = input.values.length * elementBits(chosen.op.type) / 8;
    if (String(chosen.with.output) === String(output.sizes) && other.every((value, element) => value === output.values[element]))
      this.say(false, "Both outputs are equal: this input tells nothing.");
    else if (bytes > this.task.fewest) this.say(false, "The outputs differ, with %1 bytes of input. Fewer will do.", bytes);
    else this.say(true, "Done: the outputs differ, and no setting does it with fewer than %1 bytes.", bytes);
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
  const right = valuesFrom(view.data.right);
  drawTarget(view, view.output.sizes, right);
  view.findings = (element) => (view.output.values[element] === right[element] ? [] : ["off"]);
  view.refit();
  const step = view.step;
  view.go(0);
  view.go(step); // draws the cells again, with their marks
  view.rest();
}

// An input that the reader raises, to see which outputs change.
class Nudge {
  constructor(view) {
    this.view = view;
    this.button = view.root.querySelector(".raise");
    this.changes = view.root.querySelector(".changes");
    this.changed = new Set();
    const before = view.findings;
    view.findings = (element) => [...before.call(view, element), ...(this.changed.has(element) ? ["changed"] : [])];
    view.nudge = this;
    this.button.addEventListener("click", () => (this.raised === undefined ? this.raise() : this.forget()));
    for (const kind of ["click", "keyup"]) view.root.addEventListener(kind, () => this.name());
  }
  input() {
    const pin = this.view.pins.findLast(({ tensor }) => tensor === this.view.input);
    return pin ? pin.element : this.view.data.nudge;
  }
  name() {
    const isRaised = this.raised !== undefined, at = place(this.view.input.sizes, isRaised ? this.raised : this.input());
    this.button.textContent = isRaised ? words("Put input %1 back", at) : words("Raise input %1 by %2", at, 1);
  }
  raise() {
    const { input, output, pins, data } = this.view;
    this.raised = this.input();
    this.before = [input.values[this.raised], output.values];
    input.values[this.raised] = raisedText(data.type, input.values[this.raised], 1);
    output.values = this.view.valuesOf(input.values);
    output.values.forEach((value, element) => { if (value !== this.before[1][element]) this.changed.add(element); });
    this.show();
    const guesses = pins.filter(({ tensor }) => tensor === output), right = guesses.filter(({ element }) => this.changed.has(element));
    const list = [...this.changed].slice(0, MOST_ARROWS).map((element) => place(output.sizes, element));
    if (this.changed.size > MOST_ARROWS) list.push(words("and %1 more", this.changed.size - MOST_ARROWS));
    const said = this.changed.size ? words("These outputs change: %1.", list.join(", ")) : words("No output changes.");
    this.changes.textContent = guesses.length === 0 ? said : said + " "
      + words("You had pinned %1 of %2, and %3 that stay.", right.length, this.changed.size, guesses.length - right.length);
  }
  forget() {
    if (this.raised === undefined) return;
    [this.view.input.values[this.raised], this.view.output.values] = this.before;
    this.changed.clear();
    this.show();
    this.raised = undefined;
    this.changes.textContent = "";
  }
  show() {
    const { input, view, steps } = this.view;
    input.fill(this.raised, true, this.view.looks.of(input, this.raised));
    input.paintPicture();
    this.view.go(0);
    this.view.go(steps.count);
    this.view.showElement(input, this.raised);
    this.view.drawPins();
  }
}

// Whether a typed number is the answer, by the rule of the program's agrees().
function agrees(stated, answer) {
  if (stated === answer) return true;
  const number = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/;
  if (!number.test(stated) || !number.test(answer)) return false;
  const decimals = stated.includes(".") && !stated.includes("e") ? stated.length - stated.indexOf(".") - 1 : 0;
  const off = Math.abs(Number(stated) - Number(answer));
  return off === 0 || (decimals >= 2 && off <= 0.5 * 10 ** -decimals * (1 + 1e-9));
}
function typedNumber(text) { // a decimal comma counts as a point
  const plain = text.trim().replaceAll("−", "-");
  return /^-?\d*,\d+$/.test(plain) ? plain.replace(",", ".") : plain;
}

class Typed {
  constructor(form) {
    this.form = form;
    this.question = form.closest(".question");
    this.answers = [...this.question.querySelectorAll(".answer")];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer(typedNumber(form.querySelector("input").value));
    });
  }
  answer(typed) {
    if (!typed) return;
    const same = (each) => agrees(typed, typedNumber(each.dataset.value)) || agrees(typedNumber(each.dataset.value), typed);
    const found = this.answers.find(same), isRight = found?.hasAttribute("data-right") ?? false;
    const verdict = this.question.querySelector(".verdict");
    verdict.className = "verdict " + (isRight ? "good" : "bad");
    if (found) verdict.replaceChildren(...found.querySelector(".good, .bad").cloneNode(true).childNodes);
    else verdict.replaceChildren(make("strong", words("Not this one.")));
    if (isRight) this.fillCase();
  }
  fillCase() { // the value was hidden until now
    const before = views.filter(({ root }) => root.compareDocumentPosition(this.form) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1);
    before?.go(before.steps.count);
  }
}

for (const view of views) {
  if (view.data.knobs) new Knobs(view);
  if (view.data.right) markWrong(view);
  if (view.data.nudge !== undefined) new Nudge(view);
}
for (const form of document.querySelectorAll("form.typed")) new Typed(form);
for (const part of document.querySelectorAll(".explanation")) // arrows need the places of visible cells
  part.addEventListener("toggle", () => dispatchEvent(new Event("resize")));
