/** What a step ends with that could not run for want of a program or of rights, as automake's tests do. */
export const notRun = 77;
