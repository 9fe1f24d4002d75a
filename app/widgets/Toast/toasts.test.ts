import { expect, it } from "vitest";
import { changeToasts, type ToastItem } from "./toasts.ts";

const toast = (id: string): ToastItem => ({ id, title: `Toast ${id}`, open: true });

it("dismisses and removes none but the one that is meant", () => {
  const toasts = [toast("a"), toast("b")];
  expect(changeToasts(toasts, { type: "dismiss", id: "b" })).toEqual([
    toast("a"),
    { ...toast("b"), open: false },
  ]);
  expect(changeToasts(toasts, { type: "remove", id: "b" })).toEqual([toast("a")]);
});

it("dismisses and removes all where no id is given", () => {
  const toasts = [toast("a"), toast("b")];
  expect(changeToasts(toasts, { type: "dismiss" }).every(({ open }) => !open)).toBe(true);
  expect(changeToasts(toasts, { type: "remove" })).toEqual([]);
});

it("leaves an unknown toast alone", () => {
  expect(changeToasts([toast("a")], { type: "dismiss", id: "z" })).toEqual([toast("a")]);
});
