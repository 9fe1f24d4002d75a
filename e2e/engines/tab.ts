import { expect } from "@playwright/test";

/** What a driver does in its browser: the least that the steps of a test are made of. */
export type Engine = {
  version: string;
  /** Gives the window, or a new tab, this room, px. */
  resize: (viewport: { width: number; height: number }) => Promise<void>;
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, past its content security policy. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a place in the viewport, px. */
  pointTo: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, as `KeyboardEvent.key` names it. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  quit: () => Promise<void>;
};

export type Tab = ReturnType<typeof tabOf>;

/** The steps of a test, the same in every engine. Selectors are CSS. */
export function tabOf(engine: Engine, origin: string) {
  /** Runs a function in the page and returns its result. */
  const read = <Result, Argument = undefined>(
    look: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => engine.evaluate(`(${String(look)})(${JSON.stringify(argument)})`) as Promise<Result>;

  /** Like `read`, but an error of the driver's counts as a value: a page that is being left can't be read. */
  async function readOrLeft<Result, Argument>(
    look: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result | string> {
    const call = `await (${String(look)})(${JSON.stringify(argument)})`;
    type Outcome = { value: Result | string; fault?: string | null };
    const { value, fault } = await (
      engine.evaluate(
        `(async () => { try { return { value: ${call} } } catch (error) { return { fault: String(error) } } })()`,
      ) as Promise<Outcome>
    ).catch((left: unknown): Outcome => ({ value: String(left) }));
    if (fault) throw new Error(`${fault} in ${String(look)}`);
    return value;
  }

  /** Expects something of what a function returns in the page, now or in a while. */
  const soon = <Result, Argument = undefined>(
    look: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) =>
    expect.poll(() => readOrLeft(look, argument), {
      intervals: [20],
      message: argument === undefined ? undefined : JSON.stringify(argument),
    });

  /** The middle of an element, once it is in view, uncovered and at rest. */
  async function placeOf(selector: string) {
    let place: [number, number] | null = null;
    await expect(async () => {
      place = await read(async (wanted) => {
        const element = document.querySelector(wanted)!;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const middle = () => {
          const { left, top, width, height } = element.getClientRects()[0]!;
          return [left + width / 2, top + height / 2] as [number, number];
        };
        const [x, y] = middle();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const isAtRest = String(middle()) === String([x, y]);
        return isAtRest && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
      }, selector);
      expect(place, `${selector} is in reach of the pointer`).not.toBeNull();
    }).toPass();
    return place!;
  }

  const goto = (path: string) => engine.goto(`${origin}${path}`);
  const has = (selector: string) =>
    soon((wanted) => document.querySelector(wanted) !== null, selector).toBe(true);
  return {
    read,
    soon,
    goto,
    /** Opens a page and waits until React has hydrated it. */
    async open(path: string) {
      await goto(path);
      await has("html[data-hydrated]");
    },
    has,
    hasNo: (selector: string) =>
      soon((wanted) => document.querySelector(wanted) === null, selector).toBe(true),
    async hover(selector: string) {
      await engine.pointTo(...(await placeOf(selector)));
    },
    async click(selector: string) {
      await engine.click(...(await placeOf(selector)));
    },
    clickAt: engine.click,
    press: engine.press,
    type: engine.type,
    /** Runs a script in the page, past its content security policy. */
    inject: (script: string) => engine.evaluate(`(() => { ${script} })()`),
  };
}
