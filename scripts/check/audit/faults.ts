/**
 * Faults the tests must catch: what a developer might break, where it is planted, and the narrowest
 * check that must fail. Most change the built site; those not visible on any page change the
 * source, for unit tests.
 */

/** An edit of files: every match of `find` becomes `put`. */
export type Edit = { files: string; find: RegExp; put: string };

/** Playwright arguments: files, project, part of a title. */
export type BrowserCheck = { files: string[]; project: string; title?: string };
/** Any other command, which must fail. It reads the built folder itself. */
export type CommandCheck = { command: [string, ...string[]]; needs: string };
/** A unit test file, run in a copy of the source, where the fault is planted. */
export type UnitCheck = { unit: string; title?: string };

export type Fault = {
  name: string;
  /** The built folder to break; `build/client` by default. */
  folder?: string;
  edits: Edit[];
  check: BrowserCheck | CommandCheck | UnitCheck;
};

const addStyle = (files: string, css: string): Edit => ({
  files,
  find: /<\/head>/,
  put: `<style>${css}</style></head>`,
});
const addScript = (files: string, script: string): Edit => ({
  files,
  find: /<\/body>/,
  put: `<script>${script}</script></body>`,
});
const chunks = "assets/*.js";
const everyPage = "**/*.html";
const a11y = (name: string) => [`e2e/a11y/${name}.spec.ts`];

const scenario = (name: string) => [`e2e/scenarios/${name}.spec.ts`];
const underTrouble = (name: string) => [`e2e/faults/${name}.spec.ts`];

/** Compares pictures of stories and pages with their baselines. */
const pictures = "e2e/visual/visual.spec.ts";
const comparePictures = ["npx", "playwright", "test", "--project=visual", "--grep"] as const;

export const faults: Fault[] = [
  {
    name: "a picture without a description",
    edits: [{ files: "index.html", find: /(<main[\s\S]*?<img[^>]*?) alt="[^"]+"/, put: "$1" }],
    check: { files: a11y("routes"), project: "desktop", title: "(group 1)" },
  },
  {
    name: "secondary text at 4.4:1",
    edits: [{ files: "index.html", find: /#4b525b/g, put: "#777777" }],
    check: { files: a11y("routes"), project: "desktop", title: "(group 1)" },
  },
  {
    name: "the focus outline removed",
    edits: [{ files: "index.html", find: /outline:3px solid #173f73/g, put: "outline:none" }],
    check: {
      files: ["e2e/scenarios/keyboardOnly.spec.ts"],
      project: "desktop",
      title: "every stop of / shows",
    },
  },
  {
    name: "the focus lost when a dialog closes",
    edits: [
      addScript(
        everyPage,
        "document.addEventListener('close',()=>setTimeout(()=>document.activeElement.blur()),true)",
      ),
    ],
    check: { files: a11y("wording"), project: "phone", title: "menu: a dialog" },
  },
  {
    name: "the bar shrinks past 21 px",
    edits: [{ files: chunks, find: /(threshold:)20\b/g, put: "$121" }],
    check: { files: ["e2e/scenarios/navBar.spec.ts"], project: "desktop", title: "one further" },
  },
  {
    name: "the call bar past 0.6 of the window",
    edits: [{ files: chunks, find: /innerHeight\*\w+/g, put: "innerHeight*.6" }],
    check: { files: ["e2e/scenarios/dock.spec.ts"], project: "desktop", title: "past half of" },
  },
  {
    name: "a message for 3500 ms",
    edits: [{ files: chunks, find: /=4e3,(\w+=1e6)/g, put: "=3500,$1" }],
    check: { files: ["e2e/scenarios/toast.spec.ts"], project: "desktop", title: "shows for 4000" },
  },
  {
    name: "counters run 1900 ms",
    edits: [{ files: "assets/home-*.js", find: /([<>]=?)2e3/g, put: "$11900" }],
    check: { files: ["e2e/motion/counter.spec.ts"], project: "motion" },
  },
  {
    name: "a heading level left out",
    edits: [
      {
        files: "services/index.html",
        find: /(<main[\s\S]*?)<h2([^>]*>[\s\S]*?)<\/h2>/,
        put: "$1<h4$2</h4>",
      },
    ],
    check: { files: ["e2e/site/words.spec.ts"], project: "desktop", title: "skips a level" },
  },
  {
    name: "a heading that is none",
    edits: [
      {
        files: "guides/index.html",
        find: /(<main[\s\S]*?)<h([23])/,
        put: '$1<h$2 role="presentation"',
      },
    ],
    check: { files: a11y("kinds"), project: "desktop", title: "guides:" },
  },
  {
    name: "an id that stands twice",
    edits: [{ files: "faq/index.html", find: /<footer/, put: '<footer id="main-content"' }],
    check: { files: ["e2e/site/links.spec.ts"], project: "desktop", title: "no id stands twice" },
  },
  {
    name: "no language",
    edits: [{ files: "index.html", find: /<html lang="en-GB"/, put: "<html" }],
    check: { files: a11y("routes"), project: "desktop", title: "(group 1)" },
  },
  {
    // axe has no rule for this: the second engine notices.
    name: "a picture described by its title alone",
    edits: [
      {
        files: "index.html",
        find: /(<main[\s\S]*?<img[^>]*?) alt="([^"]+)"/,
        put: '$1 alt="" title="$2"',
      },
    ],
    check: { files: a11y("routes"), project: "desktop", title: "(group 1)" },
  },
  {
    name: "no main landmark",
    edits: [
      { files: everyPage, find: /<(\/?)main\b/g, put: "<$1div" },
      { files: chunks, find: /\(`main`\)\(\{display/g, put: "(`div`)({display" },
    ],
    check: { files: a11y("kinds"), project: "desktop", title: "guides:" },
  },
  {
    name: "aria-expanded never changes",
    edits: [{ files: chunks, find: /"aria-expanded":\w+\?\w+:void 0/g, put: '"aria-expanded":!1' }],
    check: { files: a11y("wording"), project: "desktop", title: "services menu" },
  },
  {
    name: "a name without its label",
    edits: [
      { files: "guides/index.html", find: /aria-label="Call now/g, put: 'aria-label="Telephone' },
    ],
    check: { files: a11y("kinds"), project: "desktop", title: "guides:" },
  },
  {
    name: "targets of 20 px",
    edits: [
      addStyle(
        "projects/index.html",
        "main nav a{min-height:0!important;height:20px;padding-block:0!important}",
      ),
    ],
    check: { files: a11y("kinds"), project: "phone", title: "projects:" },
  },
  {
    name: "a contact action of 40 px",
    edits: [
      addStyle(
        "index.html",
        "a[href^='tel:']{min-height:0!important;height:40px;padding-block:0!important}",
      ),
    ],
    check: { files: a11y("kinds"), project: "phone", title: "home:" },
  },
  {
    name: "links in text without a line",
    edits: [
      addStyle("accessibility/index.html", "main p a,main li a{text-decoration:none!important}"),
    ],
    check: { files: a11y("kinds"), project: "desktop", title: "information:" },
  },
  {
    name: "a live region that says nothing",
    edits: [
      { files: "projects/index.html", find: /role="status"/g, put: "" },
      { files: chunks, find: /className:`count`,role:`status`/g, put: "className:`count`" },
    ],
    check: { files: a11y("wording"), project: "desktop", title: "filter:" },
  },
  {
    name: "a keyboard trap",
    edits: [
      addScript(
        "guides/index.html",
        "document.querySelector('main a').addEventListener('keydown',e=>e.key==='Tab'&&e.preventDefault())",
      ),
    ],
    check: { files: a11y("tabOrder"), project: "desktop", title: "guides:" },
  },
  {
    name: "the order of tabs changed",
    edits: [{ files: "guides/index.html", find: /(<main[\s\S]*?<a )/, put: '$1tabindex="2" ' }],
    check: { files: a11y("tabOrder"), project: "desktop", title: "guides:" },
  },
  {
    name: "reduced motion ignored",
    edits: [
      {
        files: everyPage,
        find: /prefers-reduced-motion: reduce/g,
        put: "prefers-reduced-motion: never",
      },
    ],
    check: {
      files: ["e2e/motion/reducedMotion.spec.ts"],
      project: "motion",
      title: "motion: reduce",
    },
  },
  {
    name: "text cut off where it is spaced",
    edits: [addStyle("guides/index.html", "main h2{height:1.2em;overflow:hidden}")],
    check: { files: a11y("reflow"), project: "desktop", title: "guides:" },
  },
  {
    name: "a page that must be scrolled sideways",
    edits: [addStyle("guides/index.html", "main{min-width:400px}")],
    check: { files: a11y("reflow"), project: "desktop", title: "guides:" },
  },
  {
    name: "labels on pictures without their ground",
    edits: [addStyle("projects/*/index.html", "figcaption{background:none!important}")],
    check: { files: a11y("textOnPictures"), project: "desktop", title: "slider" },
  },
  {
    name: "buttons without an edge in forced colours",
    edits: [
      addStyle(
        "guides/index.html",
        "@media (forced-colors:active){.MuiButton-root.MuiButton-root{border:0!important}}",
      ),
    ],
    check: { files: a11y("kinds"), project: "desktop", title: "guides: in forced" },
  },
  {
    name: "the filter in force told by its colour alone",
    edits: [addStyle("projects/index.html", "nav a{border-bottom-color:transparent!important}")],
    check: {
      files: a11y("preferences"),
      project: "desktop",
      title: "the filter in force, forced colours: none",
    },
  },
  {
    name: "a bar that covers the focus",
    edits: [
      addStyle(
        "guides/index.html",
        "html{scroll-padding:0!important}header{height:60vh!important}header>div{height:60vh!important}",
      ),
    ],
    check: { files: a11y("tabOrder"), project: "desktop", title: "guides:" },
  },
  {
    name: "a page that stands 1 px lower",
    edits: [addStyle("guides/index.html", "main{padding-top:1px}")],
    check: { command: [...comparePictures, "Pages/guides"], needs: pictures },
  },
  {
    name: "a widget that stands 1 px lower",
    folder: "storybook-static",
    edits: [addStyle("iframe.html", "#storybook-root{padding-top:1px}")],
    check: { command: [...comparePictures, "AwardBadge"], needs: pictures },
  },

  // Before hydration.
  {
    name: "words typed before hydration are lost",
    edits: [
      {
        files: "assets/search-*.js",
        find: /(\w+)\.current\?\.value&&\w+\(\1\.current\.value\)/,
        put: "void 0",
      },
    ],
    check: { files: scenario("earlyInput"), project: "desktop", title: "words typed on" },
  },
  {
    name: "an early slash is lost",
    edits: [{ files: everyPage, find: /(\w+)===`\/`\|\|/, put: "" }],
    check: { files: scenario("earlyInput"), project: "desktop", title: "/ opens the search" },
  },
  {
    name: "an early Ctrl+K is lost",
    edits: [{ files: everyPage, find: /===`k`&&\((\w)\|\|(\w)\)/, put: "===`k`&&($1&&$2)" }],
    check: { files: scenario("earlyInput"), project: "desktop", title: "Control+k opens" },
  },
  {
    name: "a filter pressed before hydration does nothing",
    edits: [
      {
        files: "projects/index.html",
        find: /href="(\/projects\?category=[a-z-]+)#[a-z-]+"/g,
        put: 'href="$1"',
      },
    ],
    check: { files: scenario("earlyInput"), project: "desktop", title: "a filter pressed" },
  },
  {
    name: "scripts wait 20 s for a picture",
    edits: [{ files: "index.html", find: /\],1e3\);<\/script>/, put: "],2e4);</script>" }],
    check: { files: scenario("beforeHydration"), project: "desktop", title: "for a second and" },
  },
  // Times from the specification.
  {
    name: "the messaging button a second after hydration",
    edits: [{ files: chunks, find: /performance\.now\(\)-\w+\.loadEventStart/, put: "0" }],
    check: { files: scenario("dock"), project: "desktop", title: "second begins at load" },
  },
  {
    name: "the menu opens after 130 ms",
    edits: [{ files: "assets/root-*.js", find: /\(120,\(\)=>/, put: "(130,()=>" }],
    check: { files: scenario("megaMenu"), project: "desktop", title: "and not before" },
  },
  {
    name: "a spinner for every page",
    edits: [{ files: "assets/root-*.js", find: /(=>\w+\(!0\)),160\)/, put: "$1,0)" }],
    check: { files: scenario("loading"), project: "desktop", title: "within 160 ms" },
  },
  {
    name: "a slow host is waited for 15 s",
    edits: [{ files: "sw.js", find: /=4(,\w+=86400)/, put: "=15$1" }],
    check: { files: underTrouble("offline"), project: "phone", title: "takes too long" },
  },
  // On the page.
  {
    name: "the room for the search's list in a low window",
    edits: [{ files: chunks, find: /max-height: 479\.95px/g, put: "max-height: 179.95px" }],
    check: { files: scenario("lowWindow"), project: "desktop", title: "320 × 256" },
  },
  {
    name: "an address with a category that is none",
    edits: [
      {
        files: "assets/projects-*.js",
        find: /\w+!==null&&!\w+&&(\w+\(\{\},)/,
        put: "!1&&$1",
      },
    ],
    check: { files: scenario("earlyInput"), project: "desktop", title: "a category that is none" },
  },
  {
    name: "an error where storage is refused",
    edits: [
      { files: everyPage, find: /try\{sessionStorage\}catch\{/, put: "sessionStorage;if(!1){" },
    ],
    check: { files: underTrouble("storage"), project: "phone", title: "refused as a whole" },
  },
  {
    name: "web vitals under the name of the last page",
    edits: [
      {
        files: "assets/report-*.js",
        find: /path:location\.pathname\}/,
        put: "get path(){return location.pathname}}",
      },
    ],
    check: {
      files: scenario("metrics"),
      project: "desktop",
      title: "name the page that was opened",
    },
  },
  {
    name: "Back leaves the page under an open dialog",
    edits: [{ files: chunks, find: /window\.history\.pushState\(\{\.\.\./, put: "void({..." }],
    check: { files: scenario("backCloses"), project: "phone", title: "Back closes it" },
  },
  {
    name: "a double tap closes what it opened",
    edits: [{ files: everyPage, find: /just-opened 400ms/, put: "just-opened 0ms" }],
    check: { files: scenario("doubleTap"), project: "phone", title: "the bottom bar" },
  },
  {
    name: "a search that only Enter sends",
    edits: [
      {
        files: chunks,
        find: /type:`submit`,("aria-label":`Search`)/,
        put: "type:`button`,$1",
      },
    ],
    check: {
      files: scenario("searchResults"),
      project: "desktop",
      title: "the button takes the first",
    },
  },
  {
    name: "capitals in an address lead nowhere",
    edits: [{ files: "404.html", find: /ok && location\.replace\(address\)/, put: "ok" }],
    check: {
      files: ["e2e/site/notFound.spec.ts"],
      project: "desktop",
      title: "leads on to a page",
    },
  },
  // Not visible on any page.
  {
    name: "titles count no more than text in the search",
    edits: [
      { files: "app/search/engine.ts", find: /boost = \{ title: 9,/, put: "boost = { title: 1," },
    ],
    check: { unit: "app/search/engine.test.ts", title: "find what is wanted" },
  },
  {
    name: "a host's redirects keep capitals",
    edits: [{ files: "scripts/build/address.ts", find: /\n *\.toLowerCase\(\)/, put: "" }],
    check: { unit: "scripts/build/address.test.ts" },
  },
  {
    name: "a step that was not run counts as passed",
    edits: [
      {
        files: "scripts/lib/stepOutcome.ts",
        find: /status === 0 \?/,
        put: "status === 0 || status === notRun ?",
      },
    ],
    check: { unit: "scripts/lib/stepOutcome.test.ts" },
  },
  {
    name: "a title of any length in an entry",
    edits: [
      {
        files: "app/content/schema/common.ts",
        find: /metaTitle = text\.max\(60/,
        put: "metaTitle = text.max(6000",
      },
    ],
    check: { unit: "app/content/content.test.ts", title: "too long for a search result" },
  },
];
