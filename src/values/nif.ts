/** Spanish tax numbers: of persons (NIF, NIE) and of companies (CIF), by their control characters. */
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** "12.345.678-z" → "12345678Z" */
export function normalizeNif(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '');
}

export function isNif(text: string): boolean {
  const person = /^([XYZ]|\d)(\d{7})([A-Z])$/.exec(text);
  if (person) {
    const number = Number(`${person[1]!.replace('X', '0').replace('Y', '1').replace('Z', '2')}${person[2]}`);
    return letters[number % 23] === person[3];
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(text);
  return company !== null && isCompanyControl(company[2]!, company[3]!);
}

/** Odd places doubled and their digits added, even places as they are; what is missing to ten, as a digit or its letter. */
function isCompanyControl(digits: string, control: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const right = (10 - (sum % 10)) % 10;
  return control === String(right) || control === 'JABCDEFGHI'[right];
}
