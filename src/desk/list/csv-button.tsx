import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { CallName } from '#ui/call.ts';

/** The list as a file, with the filters it is shown with. */
export function CsvButton({ call, filter }: { call: CallName; filter: Record<string, string | undefined> }) {
  const given = Object.entries(filter).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams([...given, ['formato', 'csv']]);
  return (
    <Button
      component="a"
      href={`/api/${call}?${query}`}
      download
      variant="default"
      leftSection={<Download size={16} aria-hidden="true" />}
    >
      Descargar CSV
    </Button>
  );
}
