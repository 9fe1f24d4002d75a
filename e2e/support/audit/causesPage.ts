/** All failures of a run by their cause: the first page of its report, and the end of its output. */
import { stripVTControlCharacters } from "node:util";
import type { Cause, Drawn } from "./causes.ts";
import type { Failure } from "./failure.ts";
import { listed } from "../../../scripts/pictures/sentences.ts";
import { withShortQuotes, wrap } from "./plainWords.ts";
import { escaped, fold } from "./html.ts";

const heading = (causes: Cause[]) => {
  const tests = new Set(causes.flatMap(({ failures }) => failures)).size;
  const number = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
  return `What failed, by cause: ${number(causes.length, "cause")}, ${number(tests, "test")}`;
};

/** What stands above the command that accepts its pictures. */
function asked(cause: Cause, causes: Cause[]): string {
  // A command accepts all that a test's pictures show.
  const beside = causes.filter((other) =>
    other.failures.some((one) => cause.failures.includes(one)),
  );
  const others = (some: Cause[]) => some.filter((other) => other !== cause);
  const numbers = (some: Cause[]) =>
    listed(others(some).map((other) => `${causes.indexOf(other) + 1}`));
  const faulty = beside.filter(({ findings }) => findings.length > 0);
  const toMend = numbers(faulty);
  const also = numbers(beside.filter(({ changes }) => changes.length > 0));
  const shown = `accept if it is meant, when you have seen its pictures${also && `, which show number ${also}, too`}`;
  if (cause.findings.length === 0)
    return `A${shown.slice(1)}${toMend && `; mend ${toMend} first`}:`;
  // Each of them may show the other, so neither is the first.
  const both = others(faulty).length === 1 ? "both " : "";
  return `Once ${toMend ? `${both}that and number ${toMend} are` : "that is"} mended, ${shown}:`;
}

/** How many of the same kind are shown before the others are counted. */
const mostShown = 3;

/** How many places are shown that a cause is seen in, before they are folded. */
const mostPlaces = 6;

/** What may follow from what changed, and is no cause. */
function followingWords({ follows, following }: Cause): string {
  const count = [...following.values()].reduce((sum, one) => sum + one, follows.length);
  if (count === 0) return "";
  return `and ${count} smaller ${count === 1 ? "change that may follow" : "changes that may follow"} from it`;
}

const mendFirst = "Mend first, no command accepts it:";

export function causesText(causes: Cause[]): string {
  const lines = (items: string[]) => [
    ...items.slice(0, mostShown).map((item) => `     - ${withShortQuotes(item)}`),
    ...(items.length > mostShown ? [`     - and ${items.length - mostShown} more`] : []),
  ];
  const parts = causes.map((cause, index) => {
    const { name, findings, changes, seen, accept } = cause;
    const follow = followingWords(cause);
    const places = [...seen].map(([place, its]) => `${place} (${its.length})`);
    return [
      `  ${index + 1}. ${name}`,
      `     Seen in ${places.join(", ")}`,
      ...(findings.length > 0 ? [`     ${mendFirst}`, ...lines(findings)] : []),
      ...(changes.length > 0 ? ["     Changed in pictures:", ...lines(changes)] : []),
      ...(follow ? [`     ${follow}`] : []),
    ]
      .map(wrap)
      .concat(accept ? [`     ${asked(cause, causes)}`, `     ${accept}`] : [])
      .join("\n");
  });
  return stripVTControlCharacters(["", heading(causes), ...parts].join("\n\n"));
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; color: #1b1b1b; overflow-wrap: anywhere }
section { border-block-start: 1px solid #bbb; padding-block: 1rem } h2 { margin: 0; font-size: 1.125rem } p { margin: .75rem 0 0 } ul { margin: 0 }
figure { margin: .75rem 0 0; display: flex; gap: .75rem; flex-wrap: wrap } figure a { flex: 1 1 9rem; max-width: 26rem } figure.wide a { flex-basis: 100%; max-width: none }
figure img { display: block; max-inline-size: 100%; inline-size: 100%; max-block-size: 24rem }
code { display: block; padding: .5rem .75rem; background: #eee } summary { cursor: pointer } details details { margin-inline-start: 1rem }`;

/** From so many causes on, their pictures are fetched when they are scrolled to. */
const mostEager = 40;

/** The place of a change before and after: beside each other or, if it is wide, one below the other. */
const figureOf = ({ file, place, shapes }: Drawn, loading: "eager" | "lazy") =>
  `<figure${shapes.after > 3 ? ' class="wide"' : ""}>${(["before", "after"] as const)
    .map(
      (name) =>
        `<a href="${file}">${name === "before" ? "Before" : "After"}<img loading="${loading}" alt="" style="aspect-ratio: ${shapes[name].toFixed(3)}" src="${file}#${name}${place}"></a>`,
    )
    .join("")}</figure>`;

/** Leads to a test in Playwright's report. */
const linkTo = ({ id, title }: Failure) =>
  `<a href="../index.html#?testId=${id}">${escaped(title)}</a>`;

/** A page in a folder of Playwright's report. */
export function causesPage(causes: Cause[]): string {
  const list = (items: string[]): string =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const words = (item: string) => escaped(withShortQuotes(item));
  const shortList = (items: string[]) => {
    const rest = items.slice(mostShown).map(words);
    const first = list(items.slice(0, mostShown).map(words));
    return rest.length > 0 ? `${first}${fold(`and ${rest.length} more`, list(rest))}` : first;
  };
  const followingList = (cause: Cause) => {
    const inTests = [...cause.following].map(
      ([failure, count]) => `${count} in the pictures of ${linkTo(failure)}`,
    );
    const items = [...cause.follows.map(words), ...inTests];
    return items.length > 0 ? fold(followingWords(cause), list(items)) : "";
  };
  const sections = causes.map((cause, index) => {
    const { name, findings, changes, seen, accept, drawn } = cause;
    const places = [...seen].map(([place, its]) =>
      fold(
        `${place}: ${its.length} ${its.length === 1 ? "test" : "tests"}`,
        list(its.map((failure) => `${linkTo(failure)} (${failure.project})`)),
      ),
    );
    return `<section><h2>${index + 1}. ${escaped(name)}</h2>
${findings.length > 0 ? `<p><b>${mendFirst}</b></p>${shortList(findings)}` : ""}
${changes.length > 0 ? `<p><b>Changed in pictures:</b></p>${shortList(changes)}` : ""}
${followingList(cause)}
${drawn ? figureOf(drawn, causes.length < mostEager ? "eager" : "lazy") : ""}
<p><b>Seen in:</b></p>${places.length > mostPlaces ? fold(`${places.length} places`, places.join("")) : places.join("")}
${accept ? `<p><b>${asked(cause, causes)}</b></p><code>${escaped(accept)}</code>` : ""}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What failed</title><style>${style}</style></head>
<body><main><h1>${heading(causes)}</h1><p><a href="../index.html#?q=s:failed">All tests that failed</a>, each with its pictures and its lines in full.</p>
${sections.join("\n")}</main></body></html>`;
}
