import { prepareDemoData } from "./server.ts";

export default prepareDemoData;
