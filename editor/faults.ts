/** Leads whoever tried to save to what stands in the way. */

/** An item of a list that is not sound says so in its name: what is wrong in it is not to be seen. */
export const toMend = "to mend: ";

/** The first thing at fault: an input, or a closed item of a list. */
const firstFault = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>("[aria-invalid=true], [role=row]")].find(
    (found) => found.ariaInvalid === "true" || found.textContent?.includes(toMend),
  );

/** Two frames: the form has drawn what it found wrong by then. */
const afterDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** After an attempt to save, the first field at fault is brought into view and focused. */
export function focusFirstFault() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    afterDrawing(() => firstFault(target)?.focus());
  });
}

/** Above the form: within it where an entry is made, before it where one is changed or deleted. */
const notices = ":is(form, main) > :is([role=alert], [role=status])";

/** What the server refuses stands above the form: it is brought into view and read out. */
export function showRefusal() {
  new MutationObserver(() => {
    const notice = document.querySelector<HTMLElement>(notices);
    if (!notice || notice.dataset.shown === notice.textContent) return;
    notice.dataset.shown = notice.textContent ?? "";
    notice.tabIndex = -1;
    notice.focus();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
