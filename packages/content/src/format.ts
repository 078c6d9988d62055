/**
 * Fills the `{name}` placeholders of a template.
 * @throws RangeError for a placeholder without a value: a sentence with a hole must not reach a patient.
 */
export function format(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in "${template}"`);
    return String(value);
  });
}
