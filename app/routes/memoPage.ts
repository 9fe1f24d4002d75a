import { memo, type ComponentType } from "react";

/**
 * Memoises a route's component by its loader's data. React Router also passes `params` and
 * `matches`, which are new objects on every navigation: the page being left would render once more
 * before the next one.
 */
export const memoPage = <Props extends { loaderData: unknown }>(Page: ComponentType<Props>) =>
  memo(Page, (before, after) => before.loaderData === after.loaderData);
