/** The failures of a run by their cause: they say the same, or are of one widget or section. */
import { acceptCommand } from "../../../scripts/lib/acceptCommand.ts";
import { listed } from "../../../scripts/lib/showDifference.ts";
import { barrierIn, withoutPlace, type ChangeTold, type Told } from "./told.ts";

/** A test that failed. */
export type Failure = Told & {
  /** By which Playwright's report finds it. */
  id: string;
  title: string;
  project: string;
  /** Such as `e2e/scenarios/toast.spec.ts`. */
  file: string;
  /** The page that was opened last. */
  path?: string | undefined;
  /** Whether a command accepts its pictures. */
  isAcceptable: boolean;
  /** The drawings of what changed: each by its name, with its file in the report. */
  drawings?: { name: string; file: string }[];
};

/** A place in a drawing, which has panels of it before and after. */
export type Drawn = { file: string; place: number };

export type Cause = {
  /** What has to be mended, and what changed in pictures: each once, without where. */
  faults: string[];
  changes: string[];
  failures: Failure[];
  /** Where it was seen: stories of a file, a page's pictures, or the tests of a file. */
  seen: Map<string, Failure[]>;
  /** What accepts all of its pictures. */
  accept?: string;
  /** The first of its pictures. */
  drawn?: Drawn;
};

/** Without its number, and the sizes and places that differ from screen to screen. */
const withoutSize = (change: string) =>
  change.replace(/^\d+\. /, "").replace(/^(.*”|[^:“]*): .*$/s, "$1");

const isStory = ({ project, title }: Failure) =>
  project === "visual" && /^(?!Pages\/).+\//.test(title);
/** All stories of the same file, such as "Widgets/Toast/". */
const storiesBeside = ({ title }: Failure) => title.slice(0, title.lastIndexOf("/") + 1);

/** The widget or section that a test is about, by the name of its file; none if it is about pages. */
function subjectOf(failure: Failure): string | undefined {
  if (isStory(failure)) return storiesBeside(failure).split("/").at(-2)!.toLowerCase();
  const [, name] = /(?:scenarios|motion|faults|site)\/(\w+)\.spec/.exec(failure.file) ?? [];
  return name?.toLowerCase();
}

function placeOf(failure: Failure): string {
  if (isStory(failure)) return storiesBeside(failure).slice(0, -1);
  return failure.title.startsWith("Pages/") ? failure.title.split(".")[0]! : failure.file;
}

/** Something that a test says, and what of it is the same wherever the cause is. */
type Remark = {
  key: string;
  words: string;
  isFault: boolean;
  /** In which pictures. */
  on?: string;
  drawn?: Drawn | undefined;
  /** The kind and the sizes of a change that no words within tell from another. */
  alike?: string[];
  subject: string | undefined;
};

/** Such as "Gone: 9 × 14 px" of "Gone beside “Menu”: 9 × 14 px at the top left". */
function alikeIn(sentence: string): string[] {
  const [, kind, where = ""] =
    /^(?:\d+\. )?([A-Z][a-z ]*?)(?: (?:beside|below|above) “.*”)?: (.*)$/s.exec(sentence) ?? [];
  const sizes = where.match(/\d+(?: × \d+)? px(?= (?:at|in) the )/g) ?? [];
  return kind ? sizes.map((size) => `${kind}: ${size}`) : [];
}

/** Where a change is drawn; nowhere if it is new. */
function drawnOf({ drawings }: Failure, { sentence, of }: ChangeTold): Drawn | undefined {
  const drawing = drawings?.find(({ name }) => of.includes(name));
  const place = Number(/^(\d+)\. /.exec(sentence)?.[1] ?? 1);
  return drawing && of.endsWith(" changed.") ? { file: drawing.file, place } : undefined;
}

function remarksOf(failure: Failure): Remark[] {
  const subject = subjectOf(failure);
  const faults = failure.mend.map((fault) => ({
    key: barrierIn(fault),
    words: [withoutPlace(fault.sentence), ...fault.more].join(" "),
    isFault: true,
    subject,
  }));
  const changes = failure.changed.map((change) => {
    const { sentence, on } = change;
    const what = withoutSize(sentence);
    const colours = /^The colour changed from .*#\w+\)? to .*?#\w+/.exec(what)?.[0];
    // Only words or two colours tell it from another change.
    const isTold = what.includes("“");
    const key = colours ?? (isTold ? what : `${what} ${placeOf(failure)}`);
    const words = isTold ? `${what}:` : sentence.replace(/^\d+\. |\.$/g, "");
    const drawn = drawnOf(failure, change);
    return { key, words, on, drawn, alike: alikeIn(sentence), isFault: false, subject };
  });
  const all = [...faults, ...changes];
  const { title } = failure;
  return all.length > 0 ? all : [{ key: title, words: title, isFault: true, subject }];
}

type Bundle = { keys: Set<string>; remarks: Remark[]; failures: Set<Failure> };
const joined = (bundles: Bundle[]): Bundle => ({
  keys: new Set(bundles.flatMap(({ keys }) => [...keys])),
  remarks: bundles.flatMap(({ remarks }) => remarks),
  failures: new Set(bundles.flatMap(({ failures }) => [...failures])),
});

function causeOf({ remarks, failures }: Bundle): Cause {
  const all = [...failures];
  const said = (asked: boolean) => {
    const its = remarks.filter(({ isFault }) => isFault === asked);
    // Of what is the same the first stands for all.
    const firsts = [...Map.groupBy(its, ({ key }) => key).values()].map((same) => {
      const on = listed([...new Set(same.flatMap((remark) => remark.on?.split(/, | and /) ?? []))]);
      return `${same[0]!.words}${on && ` ${on}`}`;
    });
    return [...new Set(firsts)];
  };
  const names = new Set(
    all
      .filter(({ isAcceptable }) => isAcceptable)
      .map((failure) => (isStory(failure) ? storiesBeside(failure) : `${failure.title}$`)),
  );
  const accept = names.size > 0 ? { accept: acceptCommand([...names].join("|")) } : {};
  const seen = Map.groupBy(all, placeOf);
  const [drawn] = remarks.flatMap((remark) => remark.drawn ?? []);
  const shown = drawn ? { drawn } : {};
  return { faults: said(true), changes: said(false), failures: all, seen, ...accept, ...shown };
}

/** The faults that other tests found on the page, or in the widget or section, of which a picture has changed. */
export function faultsBeside(failure: Failure, failures: Failure[]): string[] {
  const { title, path, mend: own } = failure;
  const isPage = title.startsWith("Pages/") && path;
  const subject = isStory(failure) ? subjectOf(failure) : undefined;
  const told = new Set(own.map(barrierIn));
  const faults = failures
    .filter((other) => other.title !== title)
    .flatMap((other) =>
      other.mend
        .filter(({ sentence }) =>
          isPage
            ? // Some tests share a page that another has opened.
              other.path === path || sentence.startsWith(`${path}, `)
            : subject && subjectOf(other) === subject,
        )
        .map((fault) => ({ of: other.title, fault })),
    )
    .filter(({ fault }) => isPage || !told.has(barrierIn(fault)));
  const alike = Map.groupBy(faults, ({ of, fault }) => (isPage ? of : "") + barrierIn(fault));
  return [...alike.values()].map((same) => {
    const { of, fault } = same[0]!;
    const others = new Set(same.map((one) => one.of)).size - 1;
    const more = others > 0 ? ` and ${others} other ${others === 1 ? "test" : "tests"}` : "";
    const words = [withoutPlace(fault.sentence), ...(isPage ? [] : fault.more)].join(" ");
    return `The same ${isPage ? "page" : "part"} also fails “${of}”${more}, which no command accepts: ${words}`;
  });
}

/** The causes of these failures: those to mend first, and those with most failures. */
export function causesOf(failures: Failure[]): Cause[] {
  let bundles: Bundle[] = [];
  const remarksOfStories = Map.groupBy(
    failures.filter(isStory).flatMap(remarksOf),
    ({ subject }) => subject,
  );
  /** Whether a file's stories have faults of several causes, such as those of parts that they show. */
  const isMixed = (subject: string) => {
    const faults = remarksOfStories.get(subject)?.filter(({ isFault }) => isFault);
    return new Set(faults?.map(({ key }) => key)).size > 1;
  };
  const changesOfStories = Map.groupBy(
    [...remarksOfStories.values()]
      .flat()
      .flatMap(({ alike = [], key, subject }) => alike.map((one) => ({ one, key, subject }))),
    ({ one }) => one,
  );
  /** What a page shows of one widget alone has that widget's key. */
  const withKeyOfWidget = (remark: Remark): Remark => {
    const same = (remark.alike ?? []).flatMap((one) => changesOfStories.get(one) ?? []);
    const isOfOne = new Set(same.map(({ subject }) => subject)).size === 1;
    return remark.subject === undefined && isOfOne ? { ...remark, key: same[0]!.key } : remark;
  };
  for (const failure of failures)
    for (const remark of remarksOf(failure).map(withKeyOfWidget)) {
      const { key, subject, isFault } = remark;
      // A page shows changes of several causes; what is about one widget has one.
      const isOfSubject = subject && !(isFault && isMixed(subject));
      const keys = isOfSubject ? [key, subject] : [key];
      const added = { keys: new Set(keys), remarks: [remark], failures: new Set([failure]) };
      const same = bundles.filter((bundle) => keys.some((one) => bundle.keys.has(one)));
      bundles = [...bundles.filter((bundle) => !same.includes(bundle)), joined([...same, added])];
    }
  const weight = ({ faults, failures: { length } }: Cause) =>
    (faults.length > 0 ? 1e6 : 0) + length;
  return bundles.map(causeOf).toSorted((a, b) => weight(b) - weight(a));
}
