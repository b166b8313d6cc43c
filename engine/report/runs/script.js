
"use strict";
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
function make(tag, words, attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// Lines that can be copied.
async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
  }
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}
for (const code of all(".line > code")) {
  const button = make("button", "Copy", { type: "button", class: "copy", "aria-label": "Copy the command" });
  button.addEventListener("click", () => copy(code, button));
  code.after(button);
}

// The filter: the pressed states, the class and the words, which must all match.
const filter = document.querySelector(".filter");
function words(row, name) { return (row.dataset[name] || "").split(" "); }
function applyFilter() {
  const states = all("button[aria-pressed=true]", filter).map((button) => button.dataset.only);
  const mistake = filter.querySelector("select")?.value || "";
  const wanted = filter.querySelector("input").value.toLowerCase().split(/\s+/);
  let shown = 0;
  const rows = all("[data-state]");
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = !((states.length === 0 || states.some((state) => words(row, "state").includes(state)))
      && (!mistake || words(row, "mistake").includes(mistake)) && wanted.every((word) => text.includes(word)));
    if (row.matches(".result") && !row.hidden) ++shown;
  }
  filter.querySelector("[role=status]").textContent = shown + " of " + all(".result").length + " shown";
}
if (filter) {
  for (const button of all("button[data-only]", filter))
    button.addEventListener("click", () => {
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
      applyFilter();
    });
  for (const field of all("input, select", filter)) field.addEventListener("input", applyFilter);
  filter.addEventListener("submit", (event) => event.preventDefault());
  filter.hidden = false;
  applyFilter();
}

// A and B side by side, by a wipe, or one after the other.
function setUpViews(views) {
  const bar = make("div", "", { class: "modes" });
  const group = make("div", "", { role: "group", "aria-label": "How A and B are shown" });
  const range = make("input", "", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Wipe: how much of A is shown, in percent" });
  const flip = make("button", "Show B", { type: "button" });
  const pair = views.querySelector(".pair"), shown = pair.querySelector(".b .layer");
  const wipeTo = (percent) => {
    range.value = Math.max(0, Math.min(100, percent));
    views.style.setProperty("--wipe", range.value + "%");
  };
  const flipOver = () => {
    const isB = views.classList.toggle("flipped");
    flip.textContent = isB ? "Show A" : "Show B";
  };
  const setMode = (mode) => {
    views.dataset.mode = mode;
    for (const button of all("button", group)) button.setAttribute("aria-pressed", button.dataset.mode === mode);
    range.hidden = mode !== "wipe";
    flip.hidden = mode !== "flip";
  };
  for (const [mode, title] of [["side", "Side by side"], ["wipe", "Wipe"], ["flip", "Flip"]]) {
    const button = make("button", title, { type: "button", "data-mode": mode });
    button.addEventListener("click", () => setMode(mode));
    group.append(button);
  }
  range.addEventListener("input", () => wipeTo(range.valueAsNumber));
  flip.addEventListener("click", flipOver);
  const drag = (event) => {
    const box = shown.getBoundingClientRect();
    if (views.dataset.mode === "wipe") wipeTo(100 * (event.clientX - box.left) / box.width);
  };
  pair.addEventListener("pointerdown", (event) => {
    if (views.dataset.mode === "flip") flipOver();
    if (views.dataset.mode !== "wipe") return;
    pair.setPointerCapture(event.pointerId);
    drag(event);
  });
  pair.addEventListener("pointermove", (event) => { if (event.buttons & 1) drag(event); });
  for (const image of all("img", views)) image.draggable = false;
  bar.append(group, range, flip, make("span", "W wipes, F flips", { class: "quiet" }));
  bar.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "f" || event.key === "F") {
      setMode("flip");
      flipOver();
      flip.focus();
    } else if (event.key === "w" || event.key === "W") {
      setMode("wipe");
      range.focus();
    }
  });
  views.before(bar);
  setMode("side");
}
all(".views").filter((views) => views.querySelector(".pair")).forEach(setUpViews);

// Failures are open on paper.
let opened = [];
addEventListener("beforeprint", () => {
  opened = all(".result:not([open])").filter((result) => result.querySelector(".bad"));
  for (const result of opened) result.open = true;
});
addEventListener("afterprint", () => { for (const result of opened) result.open = false; });

// Opens the result that a link leads to, and shows it despite the filter.
function openTarget() {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (!target || !target.matches("details")) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}
addEventListener("hashchange", openTarget);
openTarget();
