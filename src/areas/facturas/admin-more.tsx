/** What is needed of the invoices now and then. */
import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import type { Message } from '#desk/page.tsx';
import { ask, failureText, noConnection } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Failed, Result } from '#ui/call.ts';

interface Props {
  filter: Record<'tipo' | 'desde' | 'hasta' | 'envio' | 'q', string | undefined>;
  say(message: Message): void;
}

export function More({ filter, say }: Props) {
  const { desde, hasta } = filter;

  async function checkChain() {
    const result = await ask('comprobar_cadena.php', {});
    if (!result.ok) return say(failed(result, 'No se pudo comprobar la cadena.'));
    const { fallos, avisos } = result.data;
    say({ kind: fallos.length > 0 ? 'error' : 'success', text: [result.message, ...fallos, ...avisos].join(' ') });
  }

  /** The agency takes so many in one document: of more there are several. */
  async function takeRecords() {
    const result: Result<'contar_registros_facturacion.php'> = await ask('contar_registros_facturacion.php', {
      ...(desde && { desde }),
      ...(hasta && { hasta }),
    });
    if (!result.ok) return say(failed(result, 'No se pudieron contar los registros.'));
    const { registros, archivos } = result.data;
    const address = (parte: number) =>
      `/api/get_registros_facturacion.php${toQuery({ desde, hasta, parte: String(parte) })}`;
    if (archivos === 0) return say({ kind: 'warning', text: 'No hay ningún registro de esos días.' });
    if (archivos === 1) return Object.assign(document.createElement('a'), { href: address(1), download: '' }).click();
    const parts = Array.from({ length: archivos }, (_, index) => (
      <span key={index}>
        {' '}
        <a href={address(index + 1)} download>
          Archivo {index + 1}
        </a>
      </span>
    ));
    say({ kind: 'success', text: [`Son ${registros} registros, en ${archivos} archivos:`, ...parts] });
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden="true" />}>
          Más
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`/api/export_facturas.php${toQuery(filter)}`} download>
          Libro en CSV
        </Menu.Item>
        <Menu.Item onClick={() => void takeRecords()}>Registros en XML</Menu.Item>
        <Menu.Item onClick={() => void checkChain()}>Comprobar la cadena</Menu.Item>
        <Menu.Item component={AppLink} href="/admin/facturas/declaracion">
          Declaración responsable
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function failed(result: Failed, what: string): Message {
  return { kind: 'error', text: failureText(result, what, noConnection) };
}

function toQuery(filter: Record<string, string | undefined>): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
