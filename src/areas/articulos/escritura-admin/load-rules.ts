type Rules = Pick<typeof import('./rules.ts'), 'problemsOf' | 'rightNewDraft' | 'rightDraft'>;

let loading: Promise<Rules | undefined> | undefined;
let loaded: Rules | undefined;

/** Undefined when they cannot come: the calls have the same rules, and say what is wrong. */
export function loadRules(): Promise<Rules | undefined> {
  loading ??= import('./rules.ts').then(
    ({ problemsOf, rightNewDraft, rightDraft }) => {
      loaded = { problemsOf, rightNewDraft, rightDraft };
      return loaded;
    },
    () => undefined,
  );
  return loading;
}

export function rulesNow(): Rules | undefined {
  return loaded;
}
