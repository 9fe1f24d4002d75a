/**
 * Plays a page translator, as those built into browsers work: replaces each text node of the body
 * by two nested `font` elements with new text, at once and whenever text changes. Runs in
 * the page, also before it is parsed.
 */
export function translate() {
  const untranslated = "script, style, noscript, textarea, font";
  const replace = (text: Node) => {
    if (!text.textContent?.trim() || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  const start = () => {
    replaceAll();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(replaceAll).observe(document.body, changes);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}
