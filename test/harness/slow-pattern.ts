/** Whether a pattern can be made to look at a text for longer than the text is long: by texts made out of the pattern. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { busyMs } from './linear.ts';

/** What is repeated, a text that leads to it from the beginning, and from what was repeated before it. */
interface Repeated {
  before: string;
  lead: string;
  body: string;
}

/** Longer and longer, so that a pattern that doubles its time with every letter ends as well. */
const lengths = [24, 32, 64, 1000, 4000, 30_000];
/** For the longest of these a pattern that is linear takes a hundredth of it. */
const noticedMs = 60;

/** The beginning of a text that takes too long; undefined when none was found. */
export function slowText(pattern: string, flags: string): string | undefined {
  const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: /[uv]/.test(flags) });
  const written = pattern.replace(/\\./g, '').replace(/[^ -~\u00a0-\uffff]/g, '');
  const tried = new Set<string>();
  for (const first of new Set(['', ...written, ...'a0 \n\t<"'])) {
    for (const text of attacks(new Examples(flags, first), parsed)) {
      if (tried.has(text(2))) continue;
      tried.add(text(2));
      if (isSlow(pattern, flags, text)) return text(2).slice(0, 80);
    }
  }
  return undefined;
}

function* attacks(make: Examples, pattern: AST.Pattern): Generator<(times: number) => string> {
  const whole = pattern.alternatives.map((one) => make.alternative(one));
  const repeated = [...make.repeated(pattern.alternatives, '')];
  if (repeated.length === 0) return;
  const units = new Set([
    ...repeated.flatMap(({ before, body }) => [body, before + body, before]),
    ...whole.map((text) => text.slice(0, -1)),
  ]);
  // Nothing in it comes twice: what looks for something that does must look everywhere.
  if (/\\[1-9]/.test(pattern.raw))
    yield (times) => Array.from({ length: times }, (_, n) => (n * n).toString(36)).join(' ');
  for (const end of ['', '\0\n']) {
    for (const { before, lead, body } of repeated) {
      yield (times) => before + body.repeat(times) + end;
      yield (times) => before + (body + lead).repeat(times) + end;
    }
    for (const unit of units) yield (times) => `\0${unit.repeat(times)}${end}`;
  }
}

/** Tried again: the machine may be busy. */
function isSlow(pattern: string, flags: string, text: (times: number) => string): boolean {
  const unit = text(2).length - text(1).length;
  if (unit === 0) return false;
  for (const length of lengths) {
    const attack = text(Math.ceil(length / unit));
    if ([1, 2].every(() => msFor(pattern, flags, attack) > noticedMs)) return true;
  }
  return false;
}

function msFor(pattern: string, flags: string, text: string): number {
  const regex = new RegExp(pattern, flags);
  return busyMs(() => (regex.global ? text.replace(regex, '') : regex.test(text)));
}

/** Texts that parts of a pattern match, made of one sign where they can be. */
class Examples {
  readonly #flags: string;
  readonly #signs: string[];

  constructor(flags: string, first: string) {
    this.#flags = flags.replace(/[gy]/g, '');
    this.#signs = [...first, ...'a0 -<"/.:,\n\t>[]x9AZé€_=;'];
  }

  /** What repeats without end, with a text that leads to it. */
  *repeated(alternatives: AST.Alternative[], before: string): Generator<Repeated> {
    for (const { elements } of alternatives) {
      let text = before;
      let lead = '';
      for (const element of elements) {
        if (element.type === 'Quantifier') {
          const body = this.element(element.element);
          if (element.max > 100 && body) yield { before: text, lead, body };
          yield* this.#inside(element.element, text);
        } else yield* this.#inside(element, text);
        const example = this.element(element);
        text += example;
        lead = element.type === 'Quantifier' ? '' : lead + example;
      }
    }
  }

  *#inside(element: AST.Element, before: string): Generator<Repeated> {
    if ('alternatives' in element) yield* this.repeated(element.alternatives, before);
  }

  alternative({ elements }: AST.Alternative): string {
    return elements.map((element) => this.element(element)).join('');
  }

  element(element: AST.Element): string {
    if (element.type === 'Character') return String.fromCodePoint(element.value);
    if (element.type === 'Quantifier') return this.element(element.element).repeat(Math.min(element.min, 100));
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return this.alternative(element.alternatives[0]!);
    if (element.type === 'CharacterClass' || element.type === 'CharacterSet') return this.#sign(element.raw);
    return '';
  }

  #sign(raw: string): string {
    const one = new RegExp(`^${raw}$`, this.#flags);
    return this.#signs.find((sign) => one.test(sign)) ?? '';
  }
}
