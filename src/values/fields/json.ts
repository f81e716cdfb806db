import { z } from 'zod';
import { parseSentJson } from './sent-json.ts';

/** A value that comes as it is, or as JSON text in a field of a form; an empty text means "leave as it is". */
export function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(fromJson, schema);
}

/** What is no JSON stays a text: the schema says what is wrong with it. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? undefined : parseSentJson(value);
  } catch {
    return value;
  }
}
