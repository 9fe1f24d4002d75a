import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The sizes that can be typed into a field. */
export type Sizes = { min: number; max: number };

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (box: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...box.querySelectorAll<Field>("input, select")].map(({ name, value }) => [name, value]),
  );

/**
 * What stands in the fields of a box, and what the box needs for it. The fields keep their own
 * values: what was typed before the page had hydrated is read then.
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

/** A typed size as a number; nothing where it is none that the field takes. */
export function sizeIn({ min, max }: Sizes, typed: string | number | undefined) {
  const size = Number(typed);
  return size >= min && size <= max ? size : undefined;
}
