/** What a thing said before each of its changes, newest first, and the way back to one of them. */

import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { Part } from '#desk/page.tsx';
import type { CallName, Result } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { notifyResult } from './list/confirm-delete.tsx';

interface Version {
  id: number;
  guardada_en: string;
}

interface Props<V extends Version, Answer extends Result<CallName>> {
  query: UseQueryResult<{ data: V[] }, Error>;
  /** What is asked before: "¿Quieres que …?" */
  question(when: string): string;
  describe(version: V): ReactNode;
  /** Beside the button. */
  more?(version: V): ReactNode;
  restore(id: number): Promise<Answer>;
  onRestored(result: Extract<Answer, { ok: true }>): void;
}

export function VersionsPanel<V extends Version, Answer extends Result<CallName>>({
  query,
  question,
  describe,
  more,
  restore,
  onRestored,
}: Props<V, Answer>) {
  const [restoringId, setRestoringId] = useState<number>();

  function ask(version: V) {
    const text = question(formatDateTime(version.guardada_en));
    askFirst({ title: 'Restaurar versión', text, yes: 'Restaurar' }, () => void bringBack(version));
  }

  async function bringBack({ id }: V) {
    setRestoringId(id);
    const result = await restore(id);
    setRestoringId(undefined);
    notifyResult(result, 'Error al restaurar la versión.');
    if (result.ok) onRestored(result as Extract<Answer, { ok: true }>);
  }

  return (
    <Part title="Versiones anteriores" mt="lg" gap={0}>
      {query.isError && <Text role="alert">{query.error.message}</Text>}
      {query.data?.data.length === 0 && <Text>Todavía no hay ninguna: se guarda una con cada cambio.</Text>}
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {query.data?.data.map((version) => (
          <Group key={version.id} component="li" gap="sm">
            <Text flex="1 1 16rem">{describe(version)}</Text>
            {more?.(version)}
            <Button
              variant="light"
              size="compact-sm"
              loading={restoringId === version.id}
              onClick={() => ask(version)}
              aria-label={`Restaurar la versión del ${formatDateTime(version.guardada_en)}`}
            >
              Restaurar
            </Button>
          </Group>
        ))}
      </Stack>
    </Part>
  );
}
