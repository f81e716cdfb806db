import { Accordion, List, Text, Title } from '@mantine/core';
import { plural } from '#values/plural.ts';
import type { Aviso, Cuenta } from './importacion.ts';

interface Props {
  title: string;
  counts: Cuenta[];
  none: string;
  outcome: { avisos: Aviso[]; total_avisos: number };
}

/** What comes, or came, and what does not, with the reason for each. */
export function Outcome({ title, counts, none, outcome: { avisos, total_avisos } }: Props) {
  return (
    <div>
      <Title order={3} fz="md" mb={4}>
        {title}
      </Title>
      {counts.length === 0 ? (
        <Text>{none}</Text>
      ) : (
        <List>
          {counts.map(({ que, cuantos }) => (
            <List.Item key={que}>
              {que}: <strong>{cuantos}</strong>
            </List.Item>
          ))}
        </List>
      )}
      {total_avisos > 0 && (
        <Accordion variant="contained" mt="sm" defaultValue={total_avisos <= 10 ? 'avisos' : null}>
          <Accordion.Item value="avisos">
            <Accordion.Control>
              {plural(total_avisos, 'aviso', 'avisos')}: lo que no viene, o viene distinto
            </Accordion.Control>
            <Accordion.Panel>
              <List size="sm" spacing={6}>
                {avisos.map(({ que, motivo }, index) => (
                  <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
                    <strong>{que}</strong>: {motivo}
                  </List.Item>
                ))}
              </List>
              {total_avisos > avisos.length && (
                <Text size="sm" c="dimmed" mt="xs">
                  Y {total_avisos - avisos.length} más como estos.
                </Text>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      )}
    </div>
  );
}
