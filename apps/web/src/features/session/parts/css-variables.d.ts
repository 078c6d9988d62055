/** A custom property, set on an element for its styles to read. */
export type StyleVariable = `--${string}`;

declare module "react" {
  interface CSSProperties {
    readonly [variable: StyleVariable]: string | number | undefined;
  }
}
