import { expect, it } from "vitest";
import { changeToasts, type ToastItem } from "./toasts.ts";

const toast = (id: string): ToastItem => ({ id, title: `Toast ${id}`, open: true });

it("shows no more than the limit: a new toast takes the place of the old", () => {
  const toasts = ["a", "b", "c"].reduce<ToastItem[]>(
    (list, id) => changeToasts(list, { type: "add", toast: toast(id) }),
    [],
  );
  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.id).toBe("c");
});

it("updates the one that is meant", () => {
  const [first, second] = changeToasts([toast("a"), toast("b")], {
    type: "update",
    id: "b",
    changes: { title: "Changed" },
  });
  expect(first?.title).toBe("Toast a");
  expect(second).toEqual({ ...toast("b"), title: "Changed" });
});

it("keeps a dismissed toast, closed, until it is removed", () => {
  const dismissed = changeToasts([toast("a")], { type: "dismiss", id: "a" });
  expect(dismissed).toEqual([{ ...toast("a"), open: false }]);
  expect(changeToasts(dismissed, { type: "remove", id: "a" })).toEqual([]);
});

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
