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
 */
export async function loadApplication(modules: string[]) {
  await Promise.all([...modules.map(preload), parsed()]);
  const script = document.createElement("script");
  script.type = "module";
  const deferred = document.querySelector<HTMLScriptElement>('script[type="text/deferred"]')!.text;
  script.textContent = deferred;
  // Evaluated one by one, so that a press never waits for all of them (decision 17). The one that
  // starts the application is left to the page's own script.
  for (const href of modules) if (!deferred.includes(`import("${href}")`)) await import(href);
  document.body.append(script);
}
