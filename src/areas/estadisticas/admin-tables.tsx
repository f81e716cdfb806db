/** Every figure as a table: the first few at once, the rest on a press. */
import { Button, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate } from '#values/fecha.ts';
import type { Estadisticas, Lista } from './estadistica.ts';

const few = 10;
const text = (value: number) => value.toLocaleString('es-ES');

interface SumProps {
  label: string;
  /** What is counted, as the head of its column. */
  what: string;
  list: Lista;
  /** How the keys are called. */
  names?: Record<string, string>;
  /** The keys are addresses of the site. */
  isLinked?: boolean;
  hasTotal?: boolean;
  /** What can be done about one of them. */
  action?: (clave: string) => ReactNode;
  empty: string;
}

export function SumTable({
  label,
  what,
  list,
  names = {},
  isLinked = false,
  hasTotal = true,
  action,
  empty,
}: SumProps) {
  const [isWhole, setWhole] = useState(false);
  if (list.filas.length === 0) return <Text c="dimmed">{empty}</Text>;
  const rows = isWhole ? list.filas : list.filas.slice(0, few);
  return (
    <>
      <Frame label={label} columns={[what, 'Veces', 'Antes']}>
        {rows.map(({ clave, cuenta, antes }) => (
          <Row
            key={clave}
            cells={[
              <Fragment key="clave">
                <Key clave={clave} isLinked={isLinked} name={names[clave]} /> {action?.(clave)}
              </Fragment>,
              text(cuenta),
              text(antes),
            ]}
          />
        ))}
        {hasTotal && <Row isTotal cells={['Total', text(list.total), text(list.antes)]} />}
      </Frame>
      {list.filas.length > few && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? 'Ver menos' : `Ver ${list.filas.length}`}
        </Button>
      )}
    </>
  );
}

function Key({ clave, isLinked, name }: { clave: string; isLinked: boolean; name: string | undefined }) {
  if (!isLinked || !clave.startsWith('/')) return name ?? clave;
  return (
    <AppLink href={clave} target="_blank">
      {decodeURI(clave)}
    </AppLink>
  );
}

/** The chart in figures: closed, for it can be a year long. */
export function FigureTable({ days }: { days: Estadisticas['por_dia'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Ocultar la tabla' : 'Ver en una tabla'}
      </Button>
      {isOpen && (
        <Frame label="Por día" columns={['Día', 'Páginas vistas', 'Visitas', 'Páginas antes']}>
          {days.map(({ dia, paginas, visitas, paginas_antes }) => (
            <Row key={dia} cells={[formatDate(dia), text(paginas), text(visitas), text(paginas_antes)]} />
          ))}
        </Frame>
      )}
    </>
  );
}

function Frame({ label, columns, children }: { label: string; columns: string[]; children: ReactNode }) {
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table aria-label={label} verticalSpacing={6} tabularNums>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th key={column} ta={index > 0 ? 'right' : 'left'}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** What it is, and its figures. */
function Row({ cells: [what, ...figures], isTotal = false }: { cells: ReactNode[]; isTotal?: boolean }) {
  return (
    <Table.Tr {...(isTotal && { fw: 600 })}>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{what}</Table.Td>
      {figures.map((figure, index) => (
        <Table.Td key={index} ta="right" style={{ whiteSpace: 'nowrap' }}>
          {figure}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

SumTable.Frame = Frame;
SumTable.Row = Row;
