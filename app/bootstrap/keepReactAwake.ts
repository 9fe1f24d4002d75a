/**
 * Gives React's scheduler a queue that outlives the back/forward cache (decision 29). React posts itself a
 * message for what is left to do, and waits for it. Firefox and WebKit drop the messages of a page that is
 * left: after Back, such a page would render nothing any more. Browsers lack `setImmediate`, and React's
 * scheduler takes it where it is there. That is undocumented and holds in `scheduler` 0.28: a comment in
 * its source gives the reason, and the test beside this file fails once it doesn't hold.
 */
export function keepReactAwake() {
  const { port1, port2 } = new MessageChannel();
  let work: (() => void) | undefined;
  port1.addEventListener("message", () => work?.());
  port1.start();
  const post = () => port2.postMessage(0);
  const setImmediate = (next: () => void) => {
    work = next;
    post();
  };
  Object.assign(window, { setImmediate });
  // React returns at once where nothing is left.
  addEventListener("pageshow", post);
}
