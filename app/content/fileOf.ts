/** Path of a file with a single value, for messages. */
export const fileOf = (name: string) => `app/content/${name}.yaml`;

export const businessFile = fileOf("business");
/** The file of times and sizes. */
export const measuresFile = fileOf("measures");
