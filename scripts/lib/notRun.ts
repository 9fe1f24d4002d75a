/**
 * Exit status of a step skipped for lack of a program or of permissions, as in automake's tests.
 */
export const notRun = 77;
