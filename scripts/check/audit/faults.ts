/**
 * Faults the tests must catch: what a developer might break, where it is planted, and the narrowest
 * check that must fail. Most change the built site; those not visible on any page change the
 * source, for unit tests.
 */

/** An edit of files: every match of `find` becomes `put`. */
export type Edit = { files: string; find: RegExp; put: string };

/** A browser test: its file under `e2e`, without ending; part of its title; the project. */
export type BrowserCheck = { spec: string; title: string; project: string };
/** A unit test file, run in a copy of the source, where the fault is planted. */
export type UnitCheck = { unit: string; title: string };

export type Fault = {
  name: string;
  /** A folder to break in place, where a browser test reads it; by default a copy of the build. */
  folder?: string;
  edits: Edit[];
  check: BrowserCheck | UnitCheck;
};

const edit = (files: string, find: RegExp, put: string): Edit => ({ files, find, put });
const addStyle = (files: string, css: string) =>
  edit(files, /<\/head>/, `<style>${css}</style></head>`);
const addScript = (files: string, script: string) =>
  edit(files, /<\/body>/, `<script>${script}</script></body>`);
const chunks = "assets/*.js";
const everyPage = "**/*.html";

const browserTest = (spec: string, title: string, project = "desktop") => ({
  spec,
  title,
  project,
});
/** Compares the picture of a story or page with its baseline. */
const pictureOf = (title: string) => browserTest("visual/visual", title, "visual");
const unitTest = (unit: string, title = "") => ({ unit, title });

export const faults: Fault[] = [
  {
    name: "a picture without a description",
    edits: [edit("index.html", /(<main[\s\S]*?<img[^>]*?) alt="[^"]+"/, "$1")],
    check: browserTest("a11y/routes", "(group 1)"),
  },
  {
    name: "secondary text at 4.4:1",
    edits: [edit("index.html", /#4b525b/g, "#777777")],
    check: browserTest("a11y/routes", "(group 1)"),
  },
  {
    name: "the focus outline removed",
    edits: [edit("index.html", /outline:3px solid #173f73/g, "outline:none")],
    check: browserTest("scenarios/keyboardOnly", "every stop of / shows"),
  },
  {
    name: "the focus lost when a dialog closes",
    edits: [
      addScript(
        everyPage,
        "document.addEventListener('close',()=>setTimeout(()=>document.activeElement.blur()),true)",
      ),
    ],
    check: browserTest("a11y/wording", "menu: a dialog", "phone"),
  },
  {
    name: "the bar shrinks past 21 px",
    edits: [edit(chunks, /(threshold:)20\b/g, "$121")],
    check: browserTest("scenarios/navBar", "one further"),
  },
  {
    name: "the call bar past 0.6 of the window",
    edits: [edit(chunks, /innerHeight\*\w+/g, "innerHeight*.6")],
    check: browserTest("scenarios/dock", "past half of"),
  },
  {
    name: "a message for 3500 ms",
    edits: [edit(chunks, /=4e3,(\w+=1e6)/g, "=3500,$1")],
    check: browserTest("scenarios/toast", "shows for 4000"),
  },
  {
    name: "counters run 1900 ms",
    edits: [edit("assets/home-*.js", /([<>]=?)2e3/g, "$11900")],
    check: browserTest("motion/counter", "", "motion"),
  },
  {
    name: "a heading level left out",
    edits: [
      edit("services/index.html", /(<main[\s\S]*?)<h2([^>]*>[\s\S]*?)<\/h2>/, "$1<h4$2</h4>"),
    ],
    check: browserTest("site/words", "skips a level"),
  },
  {
    name: "a heading that is none",
    edits: [edit("guides/index.html", /(<main[\s\S]*?)<h([23])/, '$1<h$2 role="presentation"')],
    check: browserTest("a11y/kinds", "guides:"),
  },
  {
    name: "an id that stands twice",
    edits: [edit("faq/index.html", /<footer/, '<footer id="main-content"')],
    check: browserTest("site/links", "no id stands twice"),
  },
  {
    name: "no language",
    edits: [edit("index.html", /<html lang="en-GB"/, "<html")],
    check: browserTest("a11y/routes", "(group 1)"),
  },
  {
    // axe has no rule for this: the second engine notices.
    name: "a picture described by its title alone",
    edits: [edit("index.html", /(<main[\s\S]*?<img[^>]*?) alt="([^"]+)"/, '$1 alt="" title="$2"')],
    check: browserTest("a11y/routes", "(group 1)"),
  },
  {
    name: "no main landmark",
    edits: [
      edit(everyPage, /<(\/?)main\b/g, "<$1div"),
      edit(chunks, /\(`main`\)\(\{display/g, "(`div`)({display"),
    ],
    check: browserTest("a11y/kinds", "guides:"),
  },
  {
    name: "aria-expanded never changes",
    edits: [edit(chunks, /"aria-expanded":\w+\?\w+:void 0/g, '"aria-expanded":!1')],
    check: browserTest("a11y/wording", "services menu"),
  },
  {
    name: "a name without its label",
    edits: [edit("guides/index.html", /aria-label="Call now/g, 'aria-label="Telephone')],
    check: browserTest("a11y/kinds", "guides:"),
  },
  {
    name: "targets of 20 px",
    edits: [
      addStyle(
        "projects/index.html",
        "main nav a{min-height:0!important;height:20px;padding-block:0!important}",
      ),
    ],
    check: browserTest("a11y/kinds", "projects:", "phone"),
  },
  {
    name: "a contact action of 40 px",
    edits: [
      addStyle(
        "index.html",
        "a[href^='tel:']{min-height:0!important;height:40px;padding-block:0!important}",
      ),
    ],
    check: browserTest("a11y/kinds", "home:", "phone"),
  },
  {
    name: "links in text without a line",
    edits: [
      addStyle("accessibility/index.html", "main p a,main li a{text-decoration:none!important}"),
    ],
    check: browserTest("a11y/kinds", "information:"),
  },
  {
    name: "a live region that says nothing",
    edits: [
      edit("projects/index.html", /role="status"/g, ""),
      edit(chunks, /className:`count`,role:`status`/g, "className:`count`"),
    ],
    check: browserTest("a11y/wording", "filter:"),
  },
  {
    name: "a keyboard trap",
    edits: [
      addScript(
        "guides/index.html",
        "document.querySelector('main a').addEventListener('keydown',e=>e.key==='Tab'&&e.preventDefault())",
      ),
    ],
    check: browserTest("a11y/tabOrder", "guides:"),
  },
  {
    name: "the order of tabs changed",
    edits: [edit("guides/index.html", /(<main[\s\S]*?<a )/, '$1tabindex="2" ')],
    check: browserTest("a11y/tabOrder", "guides:"),
  },
  {
    name: "reduced motion ignored",
    edits: [edit(everyPage, /prefers-reduced-motion: reduce/g, "prefers-reduced-motion: never")],
    check: browserTest("motion/reducedMotion", "motion: reduce", "motion"),
  },
  {
    name: "text cut off where it is spaced",
    edits: [addStyle("guides/index.html", "main h2{height:1.2em;overflow:hidden}")],
    check: browserTest("a11y/reflow", "guides:"),
  },
  {
    name: "a page that must be scrolled sideways",
    edits: [addStyle("guides/index.html", "main{min-width:400px}")],
    check: browserTest("a11y/reflow", "guides:"),
  },
  {
    name: "labels on pictures without their ground",
    edits: [addStyle("projects/*/index.html", "figcaption{background:none!important}")],
    check: browserTest("a11y/textOnPictures", "slider"),
  },
  {
    name: "buttons without an edge in forced colours",
    edits: [
      addStyle(
        "guides/index.html",
        "@media (forced-colors:active){.MuiButton-root.MuiButton-root{border:0!important}}",
      ),
    ],
    check: browserTest("a11y/kinds", "guides: in forced"),
  },
  {
    name: "the filter in force told by its colour alone",
    edits: [addStyle("projects/index.html", "nav a{border-bottom-color:transparent!important}")],
    check: browserTest("a11y/preferences", "the filter in force, forced colours: none"),
  },
  {
    name: "a bar that covers the focus",
    edits: [
      addStyle(
        "guides/index.html",
        "html{scroll-padding:0!important}header{height:60vh!important}header>div{height:60vh!important}",
      ),
    ],
    check: browserTest("a11y/tabOrder", "guides:"),
  },
  {
    name: "a page that stands 1 px lower",
    edits: [addStyle("guides/index.html", "main{padding-top:1px}")],
    check: pictureOf("Pages/guides"),
  },
  {
    name: "a widget that stands 1 px lower",
    folder: "storybook-static",
    edits: [addStyle("iframe.html", "#storybook-root{padding-top:1px}")],
    check: pictureOf("AwardBadge"),
  },

  // Before hydration.
  {
    name: "words typed before hydration are lost",
    edits: [
      edit("assets/search-*.js", /(\w+)\.current\?\.value&&\w+\(\1\.current\.value\)/, "void 0"),
    ],
    check: browserTest("scenarios/earlyInput", "words typed on"),
  },
  {
    name: "an early slash is lost",
    edits: [edit(everyPage, /(\w+)===`\/`\|\|/, "")],
    check: browserTest("scenarios/earlyInput", "/ opens the search"),
  },
  {
    name: "an early Ctrl+K is lost",
    edits: [edit(everyPage, /===`k`&&\((\w)\|\|(\w)\)/, "===`k`&&($1&&$2)")],
    check: browserTest("scenarios/earlyInput", "Control+k opens"),
  },
  {
    name: "a filter pressed before hydration does nothing",
    edits: [
      edit("projects/index.html", /href="(\/projects\?category=[a-z-]+)#[a-z-]+"/g, 'href="$1"'),
    ],
    check: browserTest("scenarios/earlyInput", "a filter pressed"),
  },
  {
    name: "scripts wait 20 s for a picture",
    edits: [edit("index.html", /\],1e3\);<\/script>/, "],2e4);</script>")],
    check: browserTest("scenarios/beforeHydration", "for a second and"),
  },

  // Times from the specification.
  {
    name: "the messaging button a second after hydration",
    edits: [edit(chunks, /performance\.now\(\)-\w+\.loadEventStart/, "0")],
    check: browserTest("scenarios/dock", "second begins at load"),
  },
  {
    name: "the menu opens after 130 ms",
    edits: [edit("assets/root-*.js", /\(120,\(\)=>/, "(130,()=>")],
    check: browserTest("scenarios/megaMenu", "and not before"),
  },
  {
    name: "a spinner for every page",
    edits: [edit("assets/root-*.js", /(=>\w+\(!0\)),160\)/, "$1,0)")],
    check: browserTest("scenarios/loading", "within 160 ms"),
  },

  // On the page.
  {
    name: "the room for the search's list in a low window",
    edits: [edit(chunks, /max-height: 479\.95px/g, "max-height: 179.95px")],
    check: browserTest("scenarios/lowWindow", "320 × 256"),
  },
  {
    name: "an address with a category that is none",
    edits: [edit("assets/projects-*.js", /\w+!==null&&!\w+&&(\w+\(\{\},)/, "!1&&$1")],
    check: browserTest("scenarios/earlyInput", "a category that is none"),
  },
  {
    name: "an error where storage is refused",
    edits: [edit(everyPage, /try\{sessionStorage\}catch\{/, "sessionStorage;if(!1){")],
    check: browserTest("faults/storage", "refused as a whole", "phone"),
  },
  {
    name: "web vitals under the name of the last page",
    edits: [
      edit(
        "assets/report-*.js",
        /path:location\.pathname\}/,
        "get path(){return location.pathname}}",
      ),
    ],
    check: browserTest("scenarios/metrics", "name the page that was opened"),
  },
  {
    name: "Back leaves the page under an open dialog",
    edits: [edit(chunks, /window\.history\.pushState\(\{\.\.\./, "void({...")],
    check: browserTest("scenarios/backCloses", "Back closes it", "phone"),
  },
  {
    name: "a double tap closes what it opened",
    edits: [edit(everyPage, /just-opened 400ms/, "just-opened 0ms")],
    check: browserTest("scenarios/doubleTap", "the bottom bar", "phone"),
  },
  {
    name: "a search that only Enter sends",
    edits: [edit(chunks, /type:`submit`,("aria-label":`Search`)/, "type:`button`,$1")],
    check: browserTest("scenarios/searchResults", "the button takes the first"),
  },
  {
    name: "capitals in an address lead nowhere",
    edits: [edit("404.html", /ok && location\.replace\(address\)/, "ok")],
    check: browserTest("site/notFound", "leads on to a page"),
  },

  // Not visible on any page.
  {
    name: "titles count no more than text in the search",
    edits: [edit("app/search/engine.ts", /boost = \{ title: 9,/, "boost = { title: 1,")],
    check: unitTest("app/search/engine.test.ts", "find what is wanted"),
  },
  {
    name: "a host's redirects keep capitals",
    edits: [edit("scripts/build/address.ts", /\n *\.toLowerCase\(\)/, "")],
    check: unitTest("scripts/build/address.test.ts"),
  },
  {
    name: "a step that was not run counts as passed",
    edits: [
      edit("scripts/lib/stepOutcome.ts", /status === 0 \?/, "status === 0 || status === notRun ?"),
    ],
    check: unitTest("scripts/lib/stepOutcome.test.ts"),
  },
  {
    name: "a title of any length in an entry",
    edits: [
      edit(
        "app/content/schema/common.ts",
        /metaTitle = text\.max\(60/,
        "metaTitle = text.max(6000",
      ),
    ],
    check: unitTest("app/content/content.test.ts", "too long for a search result"),
  },
];
