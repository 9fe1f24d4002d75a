/** Leads whoever tried to save to what stands in the way. */

/** Two frames: the form has drawn what it found wrong by then. */
const afterDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** After an attempt to save, the first field at fault is brought into view and focused. */
export function focusFirstFault() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    afterDrawing(() => target.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  });
}

/** What the server refuses stands above the form: it is brought into view and read out. */
export function showRefusal() {
  new MutationObserver(() => {
    const notice = document.querySelector<HTMLElement>("form > [role=alert], form > [role=status]");
    if (!notice || notice.dataset.shown === notice.textContent) return;
    notice.dataset.shown = notice.textContent ?? "";
    notice.tabIndex = -1;
    notice.focus();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
