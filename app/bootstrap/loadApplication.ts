/** Fetches the application and starts it. */

const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    // Safari before 17: the import fetches it.
    if (!link.relList.supports("modulepreload")) return resolve(undefined);
    Object.assign(link, { rel: "modulepreload", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });

/** A slow page may still be arriving. Its own script, which holds its data, is the last to come. */
const parsed = () =>
  new Promise((resolve) => {
    if (document.readyState === "loading")
      addEventListener("DOMContentLoaded", resolve, { once: true });
    else resolve(undefined);
  });

/**
 * Fetches the page's modules, then runs them and its deferred script. Rejects if a module cannot be
 * fetched.
 * @param entry the module that starts the application, which the page's own script imports
 */
export async function loadApplication(modules: string[], entry: string) {
  await Promise.all([...modules.map(preload), parsed()]);
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = document.querySelector('script[type="text/deferred"]')!.textContent;
  // Evaluated one by one, so that a press never waits for all of them (decision 17).
  for (const href of modules) if (href !== entry) await import(href);
  document.body.append(script);
}
