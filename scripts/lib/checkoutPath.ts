/**
 * A path that only the servers of this checkout answer, with 204: so the tests of one checkout never look
 * at the build of another that is served on the same port.
 */
export const checkoutPath = encodeURI(`/served-from${process.cwd()}`);
