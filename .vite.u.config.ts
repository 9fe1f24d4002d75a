import { mergeConfig } from "vite";
import base from "./vite.config.ts";
export default mergeConfig(base, { environments: { client: { build: { minify: false } } } });
