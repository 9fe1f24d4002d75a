/**
 * Measures the search: size of the index and time of a query with one, ten and a hundred times the
 * content, and in the pinned browser, with the CPU slowed down four times, the time from a key
 * press to the painted results. Needs a build.
 *
 *   npm run benchmark:search
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { createEngine } from "../../app/search/engine.ts";
import { pack, unpack } from "../../app/search/postings.ts";
import { relevanceCases } from "../../app/search/relevanceCases.ts";
import type { SearchIndex } from "../../app/search/searchIndex.ts";
import { buildSearchIndex } from "../../app/seo/searchIndex.server.ts";
import { browserLaunch } from "../lib/browser.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { median } from "./median.ts";

const slowdown = 4;
const presses = 60;

/** The most expensive queries: the longest, with known words and misspelt ones. */
const hard = ["kitchen ", "stairs-", "kithcinette ", "carpentaryshop ", "a"].map((part) =>
  part.repeat(Math.ceil(10_000 / part.length)),
);

const percentile = (numbers: number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1]!;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Multiplies the content: each copy keeps most of its words and gets a tenth of its own. */
function grow(index: SearchIndex, times: number): SearchIndex {
  const texts = unpack(index.text, index.pages.length);
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const other = (copy: number, word: string, at: number) =>
    copy > 0 && at % 10 === copy % 10 ? `${word}${copy.toString(36)}` : word;
  return {
    ...index,
    pages: copies.flatMap((copy) =>
      index.pages.map((page) =>
        copy === 0
          ? page
          : {
              ...page,
              path: `${page.path}-${copy}`,
              title: `${page.title} ${copy}`,
              summary: page.summary
                .split(" ")
                .map((word, at) => other(copy, word, at))
                .join(" "),
            },
      ),
    ),
    text: pack(
      copies.flatMap((copy) =>
        texts.map((words) => [...new Set(words.map((word, at) => other(copy, word, at)))]),
      ),
    ),
  };
}

const index = buildSearchIndex();
console.log(
  "content  pages  JSON kB  brotli 4 kB  brotli 11 kB  gzip kB  read ms  query ms  slowest ms  hard ms",
);
for (const times of [1, 10, 100]) {
  const grown = grow(index, times);
  const json = JSON.stringify(grown);
  const brotli = (quality: number) =>
    brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const start = performance.now();
  const engine = await createEngine(JSON.parse(json) as SearchIndex);
  const read = performance.now() - start;
  const queries = Object.values(relevanceCases)
    .flat()
    .map(({ query }) => query);
  for (const query of queries) engine.search(query);
  const time = (query: string) => {
    const before = performance.now();
    engine.search(query);
    return performance.now() - before;
  };
  const took = queries.map(time);
  console.log(
    [
      `${times}×`.padEnd(7),
      String(grown.pages.length).padStart(6),
      kilobytes(json.length).padStart(8),
      kilobytes(brotli(4)).padStart(12),
      kilobytes(brotli(times > 10 ? 9 : 11)).padStart(13),
      kilobytes(gzipSync(json).length).padStart(8),
      read.toFixed(0).padStart(8),
      median(took).toFixed(1).padStart(9),
      Math.max(...took)
        .toFixed(1)
        .padStart(11),
      Math.max(...hard.map(time))
        .toFixed(1)
        .padStart(8),
    ].join(" "),
  );
}

const server = await serveBuild();
try {
  const browser = await chromium.launch(await browserLaunch());
  const page = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  const client = await page.context().newCDPSession(page);
  await page.keyboard.press("/");
  await page.getByRole("option").first().waitFor();
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // From the key press to the frame after the one in which the list for this query appeared.
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.querySelector("dialog input")!.addEventListener("keydown", (event) => {
      const list = document.querySelector("dialog[open]")!;
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage("painted");
        });
      });
      watch.observe(list, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  });
  const words = ["kitchen extension cost", "boot room stow", "oak doors stroud", "wardrobe", "rsj"];
  let pressed = 0;
  while (pressed < presses) {
    await page.getByRole("combobox").fill("");
    for (const key of words[pressed % words.length]!) {
      await page.keyboard.press(key === " " ? "Space" : key);
      pressed += 1;
      await page.waitForFunction(
        (count) => (window as unknown as { times: number[] }).times.length >= count,
        pressed,
      );
    }
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await browser.close();
  console.log(
    `\nKey press to painted results, processor slowed ${slowdown} times, ${times.length} presses: ` +
      `median ${median(times).toFixed(0)} ms, 95th percentile ${percentile(times, 0.95).toFixed(0)} ms, ` +
      `slowest ${Math.max(...times).toFixed(0)} ms (wanted: under 50 ms)`,
  );
} finally {
  server.stop();
}
