import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The range of sizes that a field accepts. */
export type Sizes = { min: number; max: number };

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (box: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...box.querySelectorAll<Field>("input, select")].map(({ name, value }) => [name, value]),
  );

/**
 * The values of the fields in a container, and the props that the container needs. The fields are
 * uncontrolled: anything typed before hydration is read on mount.
 */
export function useTyped(initial: Record<string, string | number>) {
  const [typed, setTyped] = useState<Record<string, string | number>>(initial);
  const box = useRef<HTMLDivElement>(null);
  const read = () => {
    if (box.current) setTyped(fieldsOf(box.current));
  };
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), []);
  return [typed, { ref: box, onInput: read }] as const;
}

/** A typed size as a number; undefined if the field does not accept it. */
export function sizeIn({ min, max }: Sizes, typed: string | number | undefined) {
  const size = Number(typed);
  return size >= min && size <= max ? size : undefined;
}
