/** Unsaved work: a warning before leaving it, and its text kept in this browser until it is saved. */
import { Alert, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#values/fecha.ts';
import { type Draft, isOtherThan, knownOf, readDraft, removeDraft, textOf, workOf, writeDraft } from './draft-store.ts';
import { useLeaving } from './leaving/use-leaving.tsx';

/** The part of Mantine's form that a draft needs. */
interface DraftedForm<Values> {
  values: Values;
  setValues(values: Partial<Values>): void;
}

interface Options {
  /** What the form is about, as in "Tienes un borrador sin guardar de …": "un libro nuevo", "«La Celestina»". */
  of: string;
  /** Of an edit form: the version that it read, to see whether somebody else has changed the thing since the draft. */
  version?: number;
  /** A field that is as quickly chosen again: changed alone, it is no work to lose. */
  choice?: string;
}

/**
 * `key` names the screen and the thing ("libro-nuevo", "libro-12"). Put `notice` at the top of the screen and call
 * `forget` once the server has taken the form, before it is reset or left. `leaveAsIs` is for "Cancelar", which says itself
 * that nothing is to be saved: it asks nothing, and what was typed is offered again the next time.
 */
export function useDraft<Values extends object>(
  key: string,
  form: DraftedForm<Values>,
  { of, version, choice = '' }: Options,
): { notice: ReactNode; forget(): void; leaveAsIs(): void } {
  const { text, hasFiles } = textOf(form.values);
  const work = workOf(form.values, choice);
  const [clean] = useState(text);
  const [cleanWork] = useState(work);
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(key);
    return draft && isOtherThan(draft, clean) ? draft : undefined;
  });
  const isForgotten = useRef(false);
  const hadWork = useRef(false);
  const hasWork = work !== cleanWork || hasFiles;
  const isAtRisk = useRef(false);
  isAtRisk.current = hasWork && !isForgotten.current;

  useEffect(() => {
    isForgotten.current = false;
    if (work !== cleanWork) writeDraft(key, { values: JSON.parse(text), hadFiles: hasFiles, version });
    else if (hadWork.current) removeDraft(key);
    hadWork.current = work !== cleanWork;
  }, [key, text, work, hasFiles, cleanWork, version]);

  function leaveAsIs() {
    isForgotten.current = true;
    isAtRisk.current = false;
  }

  function forget() {
    leaveAsIs();
    removeDraft(key);
    setOffered(undefined);
  }

  function recover({ values }: Draft) {
    form.setValues(knownOf(values, form.values));
    setOffered(undefined);
  }

  function discard() {
    removeDraft(key);
    setOffered(undefined);
  }

  const leaving = useLeaving(() => isAtRisk.current, forget);
  const notice = (
    <>
      {offered && (
        <DraftOffer
          of={of}
          draft={offered}
          isOvertaken={offered.version !== version}
          onRecover={recover}
          onDiscard={discard}
        />
      )}
      {leaving}
    </>
  );
  return { notice, forget, leaveAsIs };
}

interface OfferProps {
  of: string;
  draft: Draft;
  /** Somebody else changed the thing since. */
  isOvertaken: boolean;
  onRecover(draft: Draft): void;
  onDiscard(): void;
}

export function DraftOffer({ of, draft, isOvertaken, onRecover, onDiscard }: OfferProps) {
  return (
    <Alert mb="md" color="yellow" variant="light" role="status">
      <Text>
        Tienes un borrador sin guardar de {of} ({formatDateTime(draft.writtenAt)}).
      </Text>
      {draft.hadFiles && <Text>Los archivos elegidos no se pueden conservar: tendrás que elegirlos de nuevo.</Text>}
      {isOvertaken && <Text>Alguien lo ha cambiado desde entonces: revísalo antes de guardar.</Text>}
      <Group gap="sm" mt="sm">
        <Button size="compact-md" onClick={() => onRecover(draft)}>
          Recuperar
        </Button>
        <Button size="compact-md" variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
