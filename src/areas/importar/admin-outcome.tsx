import { Accordion, Anchor, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { plural } from '#values/plural.ts';
import { type Aviso, type ClaseAviso, type Cuenta, claseAvisoLabel, clasesAviso } from './importacion.ts';

interface Report {
  avisos: Aviso[];
  total_avisos: number;
  por_clase?: { clase: ClaseAviso; total: number }[] | undefined;
}

interface Props {
  title: string;
  counts: Cuenta[];
  none: string;
  outcome: Report;
}

/** So few are open from the beginning. */
const few = 10;

/** What comes, or came, and what does not, by kind, with the reason for each. */
export function Outcome({ title, counts, none, outcome }: Props) {
  const groups = groupsOf(outcome);
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
      {groups.length > 0 && (
        <>
          <Title order={3} fz="md" mt="md" mb={4}>
            {plural(outcome.total_avisos, 'aviso', 'avisos')}: lo que no viene, o viene distinto
          </Title>
          <Accordion
            variant="contained"
            multiple
            order={4}
            defaultValue={outcome.total_avisos <= few ? groups.map(({ clase }) => clase) : []}
          >
            {groups.map((group) => (
              <Group key={group.clase} {...group} />
            ))}
          </Accordion>
        </>
      )}
    </div>
  );
}

/** Imports of before said no kinds. */
function groupsOf({ avisos, total_avisos, por_clase = [{ clase: 'otro', total: total_avisos }] }: Report) {
  return clasesAviso.flatMap((clase) => {
    const total = por_clase.find((one) => one.clase === clase)?.total ?? 0;
    return total > 0 ? [{ clase, total, avisos: avisos.filter((aviso) => (aviso.clase ?? 'otro') === clase) }] : [];
  });
}

function Group({ clase, total, avisos }: { clase: ClaseAviso; total: number; avisos: Aviso[] }) {
  return (
    <Accordion.Item value={clase}>
      <Accordion.Control>
        {claseAvisoLabel[clase]} ({total})
      </Accordion.Control>
      <Accordion.Panel>
        <List size="sm" spacing={6}>
          {avisos.map(({ que, motivo, ruta }, index) => (
            <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
              {ruta ? (
                <Anchor component={Link} to={ruta} inherit fw={700}>
                  {que}
                </Anchor>
              ) : (
                <strong>{que}</strong>
              )}
              : {motivo}
            </List.Item>
          ))}
        </List>
        {total > avisos.length && (
          <Text size="sm" c="dimmed" mt="xs">
            Y {total - avisos.length} más como estos.
          </Text>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
