/** The review's own script: choose a picture, look at it, go on to the next. */
import type { Finding } from "../report.ts";

type View = "side" | "slider" | "blink" | "difference";

const { findings, summary } = JSON.parse(document.querySelector("#data")!.textContent) as {
  findings: Finding[];
  summary: string;
};

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const inputOf = (id: string) => find(id) as HTMLInputElement;
const selectOf = (id: string) => find(id) as HTMLSelectElement;
const buttonOf = (id: string) => find(id) as HTMLButtonElement;
const words = inputOf("words");
const mode = selectOf("mode");
const state = selectOf("state");
const size = selectOf("size");
const marked = inputOf("marked");
const keys = inputOf("keys");
const stage = find("stage");
const detail = document.querySelector(".detail")!;

let shown: Finding[] = [];
let current: Finding | undefined;
let stopBlinking = () => {};

/** An element with its properties and its children. */
function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], "style">> & { style?: string } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  const { style, ...others } = properties;
  if (style) element.style.cssText = style;
  Object.assign(element, others);
  element.append(...children);
  return element;
}

const number = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat("en-GB");
const amount = ({ state: of, share = 1 }: Finding) =>
  of === "changed" ? `${number.format(share * 100)} %` : of;
const chosen = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)!.value;
const choose = (name: string, value: string) => {
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.checked = true;
};

/** The sheet both pictures lie on, px. */
const sheetOf = ({ width, height, expectedWidth = 0, expectedHeight = 0 }: Finding) => ({
  width: Math.max(width, expectedWidth),
  height: Math.max(height, expectedHeight),
});

function picture(finding: Finding, which: "expected" | "actual" | "difference", className = "") {
  const sheet = sheetOf(finding);
  const own = {
    expected: finding.expectedWidth ?? finding.width,
    actual: finding.width,
    difference: sheet.width,
  }[which];
  return make("img", {
    src: encodeURI(finding[which]!),
    alt: `${which === "difference" ? "What differs" : which}: ${finding.title}, ${finding.mode}`,
    className,
    style: `width:${(own / sheet.width) * 100}%`,
  });
}

/** Pictures on one sheet, in a box that scrolls. */
function frame(finding: Finding, label: string, ...parts: HTMLElement[]) {
  const { width, height } = sheetOf(finding);
  const zoom = chosen("zoom");
  const wide = zoom === "fit" ? `min(100%, ${width}px)` : `${width * Number(zoom)}px`;
  const sheet = make(
    "div",
    {
      className: zoom === "4" ? "frame near" : "frame",
      style: `width:${wide};aspect-ratio:${width}/${height}`,
    },
    ...parts,
  );
  if (finding.box && marked.checked) {
    const { x, y, width: across, height: down } = finding.box;
    const part = (px: number, of: number) => `${(px / of) * 100}%`;
    sheet.append(
      make("div", {
        className: "mark",
        style: `left:${part(x, width)};top:${part(y, height)};width:${part(across, width)};height:${part(down, height)}`,
      }),
    );
  }
  const scroller = make("div", { className: "scroller", tabIndex: 0, role: "group" }, sheet);
  scroller.ariaLabel = label;
  return scroller;
}

function sideBySide(finding: Finding) {
  const sides = (["expected", "actual"] as const).map((which) => {
    const there = finding[which];
    const label = which === "expected" ? "Expected" : "Actual";
    return make(
      "figure",
      {},
      make("figcaption", {}, label),
      there
        ? frame(finding, `${label} picture`, picture(finding, which))
        : make("p", { className: "empty" }, which === "expected" ? "Not there before" : "No more"),
    );
  });
  const [first, second] = sides.map((side) => side.querySelector(".scroller"));
  const follow = (from: Element, to: Element) =>
    from.addEventListener("scroll", () => {
      to.scrollTop = from.scrollTop;
      to.scrollLeft = from.scrollLeft;
    });
  if (first && second) {
    follow(first, second);
    follow(second, first);
  }
  return [make("div", { className: "pair" }, ...sides)];
}

function slider(finding: Finding) {
  const divider = make("div", { className: "divider" });
  const scroller = frame(
    finding,
    "Expected to the left of the line, actual to its right",
    picture(finding, "expected"),
    picture(finding, "actual", "over"),
    divider,
  );
  const range = make("input", { type: "range", min: "0", max: "100", value: "50" });
  range.ariaLabel = "Where the line stands: how much of the expected picture shows, per cent";
  const move = () =>
    (scroller.firstElementChild as HTMLElement).style.setProperty("--at", `${range.value}%`);
  range.addEventListener("input", move);
  move();
  return [make("div", { className: "bar" }, "Expected", range, "Actual"), scroller];
}

function blink(finding: Finding) {
  const expected = picture(finding, "expected");
  const actual = picture(finding, "actual");
  const says = make("output", {}, "Expected");
  actual.hidden = true;
  const swap = () => {
    actual.hidden = expected.hidden;
    expected.hidden = !actual.hidden;
    says.textContent = actual.hidden ? "Expected" : "Actual";
  };
  const byHand = make("button", { type: "button", id: "swap" }, "Swap");
  byHand.addEventListener("click", swap);
  const byItself = make("input", { type: "checkbox" });
  byItself.addEventListener("change", () => {
    stopBlinking();
    if (!byItself.checked) return;
    // Twice in a second: what flashes more than three times in one can do harm.
    const timer = setInterval(swap, 500);
    stopBlinking = () => clearInterval(timer);
  });
  // Read aloud twice in a second it would only be in the way.
  says.ariaLive = "off";
  return [
    make(
      "div",
      { className: "bar" },
      says,
      byHand,
      make("label", { className: "tick" }, byItself, "By itself"),
    ),
    frame(finding, "The two pictures in turn", expected, actual),
  ];
}

function difference(finding: Finding) {
  const parts = [picture(finding, "actual", "faint"), picture(finding, "difference")];
  return [frame(finding, "Pixels that differ, over the actual picture", ...parts)];
}

/** Where the change is, in the middle of what can be seen. */
function showChange() {
  for (const scroller of stage.querySelectorAll(".scroller")) {
    const mark = scroller.querySelector<HTMLElement>(".mark");
    if (!mark) continue;
    scroller.scrollTop = mark.offsetTop + mark.offsetHeight / 2 - scroller.clientHeight / 2;
    scroller.scrollLeft = mark.offsetLeft + mark.offsetWidth / 2 - scroller.clientWidth / 2;
  }
}

function drawStage() {
  stopBlinking();
  if (!current) {
    const nothing =
      findings.length === 0 ? "Every picture is as before." : "No picture answers to this.";
    stage.replaceChildren(make("p", { className: "empty" }, nothing));
    return;
  }
  if (current.trouble) {
    const why = `It could not be taken: ${current.trouble}.`;
    stage.replaceChildren(make("p", { className: "empty" }, why));
    return;
  }
  const views: Record<View, (finding: Finding) => HTMLElement[]> = {
    side: sideBySide,
    slider,
    blink,
    difference,
  };
  const isChanged = current.state === "changed";
  for (const choice of document.querySelectorAll<HTMLInputElement>("[name=view]"))
    choice.disabled = !isChanged && choice.value !== "side";
  if (!isChanged) choose("view", "side");
  stage.replaceChildren(...views[chosen("view") as View](current));
  showChange();
}

function drawDetail() {
  detail.classList.toggle("nothing", !current);
  find("title").textContent = current ? `${current.title}, ${current.mode}` : "Nothing to look at";
  find("place").textContent = current?.group ?? "";
  const at = current ? shown.indexOf(current) : -1;
  buttonOf("previous").disabled = at <= 0;
  buttonOf("next").disabled = at < 0 || at === shown.length - 1;
  for (const button of document.querySelectorAll<HTMLButtonElement>("#pictures button")) {
    const isCurrent = button.value === current?.name;
    if (isCurrent) {
      button.ariaCurrent = "true";
      button.scrollIntoView({ block: "nearest" });
    } else button.removeAttribute("aria-current");
  }
  if (current) {
    const { file, state: is, box, pixels, width, height, expectedWidth, expectedHeight } = current;
    const before = `${expectedWidth} × ${expectedHeight}`;
    const now = `${width} × ${height} px`;
    const facts: [string, string | false | undefined][] = [
      ["State", is],
      ["Written in", file],
      ["Change", pixels !== undefined && `${whole.format(pixels)} pixels, ${amount(current)}`],
      ["Where", box && `${box.width} × ${box.height} px at ${box.x}, ${box.y}`],
      ["Size", before === `${width} × ${height}` || !expectedWidth ? now : `${before} → ${now}`],
    ];
    find("facts").replaceChildren(
      ...facts.flatMap(([term, words_]) =>
        words_ ? [make("div", {}, make("dt", {}, term), make("dd", {}, words_))] : [],
      ),
    );
    find("command").textContent = `npm run visual:update -- ${current.name}`;
    history.replaceState(null, "", `#${encodeURIComponent(current.name)}`);
  }
  drawStage();
}

function select(finding: Finding | undefined) {
  current = finding;
  drawDetail();
}

/** The picture so many places further on. */
function step(by: number) {
  if (!current) return;
  const next = shown[shown.indexOf(current) + by];
  if (next) select(next);
}

function drawList() {
  const wanted = words.value.toLowerCase().split(/\s+/);
  shown = findings.filter(
    (finding) =>
      wanted.every((word) => `${finding.name} ${finding.file}`.toLowerCase().includes(word)) &&
      (!mode.value || finding.mode === mode.value) &&
      (!state.value || finding.state === state.value) &&
      (finding.share ?? 1) >= Number(size.value),
  );
  const list = find("pictures");
  list.replaceChildren();
  for (const [group, members] of Map.groupBy(shown, (finding) => finding.group)) {
    list.append(
      make("h2", {}, group, make("span", {}, String(members.length))),
      make(
        "ul",
        {},
        ...members.map((finding) =>
          make(
            "li",
            {},
            make(
              "button",
              { type: "button", value: finding.name },
              finding.title,
              make("small", {}, finding.mode),
              make("span", { className: "amount" }, amount(finding)),
            ),
          ),
        ),
      ),
    );
  }
  find("count").textContent =
    shown.length === findings.length
      ? `${findings.length} to look at`
      : `${shown.length} of ${findings.length}`;
  select(current && shown.includes(current) ? current : shown[0]);
}

const order = { failed: 0, gone: 1, changed: 2, new: 3 };
findings.sort(
  (a, b) =>
    a.group.localeCompare(b.group) ||
    order[a.state] - order[b.state] ||
    (b.share ?? 0) - (a.share ?? 0) ||
    a.name.localeCompare(b.name),
);
find("summary").textContent = summary;
mode.append(
  make("option", { value: "" }, "All"),
  ...[...new Set(findings.map((finding) => finding.mode))]
    .toSorted()
    .map((name) => make("option", { value: name }, name)),
);
for (const input of [words, mode, state, size]) input.addEventListener("input", drawList);
find("filters").addEventListener("submit", (event) => event.preventDefault());
find("pictures").addEventListener("click", (event) => {
  const button = (event.target as Element).closest("button");
  if (button) select(findings.find(({ name }) => name === button.value));
});
find("previous").addEventListener("click", () => step(-1));
find("next").addEventListener("click", () => step(1));
for (const id of ["views", "zooms"]) find(id).addEventListener("change", drawStage);
marked.addEventListener("change", drawStage);

const answers: Record<string, () => void> = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  b: () => stage.querySelector<HTMLButtonElement>("#swap")?.click(),
  z: () => {
    const zooms = ["fit", "1", "4"];
    choose("zoom", zooms[(zooms.indexOf(chosen("zoom")) + 1) % zooms.length]!);
    drawStage();
  },
  m: () => marked.click(),
  "/": () => words.focus(),
};
for (const [at, view] of ["side", "slider", "blink", "difference"].entries())
  answers[String(at + 1)] = () => {
    if (current?.state !== "changed") return;
    choose("view", view);
    drawStage();
  };

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!keys.checked || ctrlKey || metaKey || altKey) return;
  const typing = (target as Element).closest("input[type=search], select") !== null;
  const moves = (target as Element).closest("input[type=range], input[type=radio], .scroller");
  // Where arrows have a meaning of their own they keep it.
  if (typing || (moves && key.startsWith("Arrow"))) return;
  const answer = answers[key];
  if (!answer) return;
  event.preventDefault();
  answer();
});

const asked = decodeURIComponent(location.hash.slice(1));
current = findings.find(({ name }) => name === asked);
drawList();
