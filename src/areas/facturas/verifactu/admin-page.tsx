/** VERI*FACTU: whether billing records go to the tax agency, with which certificate, and how it goes. */
import { Alert, Button, FileInput, Group, List, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Modo } from '#areas/ajustes/defaults.ts';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { AdminPage, type Message } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { failureText, noConnection, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallName, CallOutput, Result } from '#ui/call.ts';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { plural } from '#values/plural.ts';
import { modoLabel } from './modo.ts';

export const Route = createFileRoute('/admin/facturas/verifactu')({ component: Verifactu });

type State = CallOutput<'get_verifactu_admin.php'>['data'];
type Say = (message: Message) => void;

const back = { href: '/admin/facturas/gestion', label: 'Volver a las facturas' };

function Verifactu() {
  const query = useCall('get_verifactu_admin.php', {}, 'No se pudo cargar el estado.');
  const [message, setMessage] = useState<Message>();
  return (
    <QueryState query={query} title="VERI*FACTU" back={back}>
      {({ data }) => (
        <AdminPage title="VERI*FACTU" back={back} message={message}>
          <Stack gap="lg" maw={760}>
            <Mode state={data} say={setMessage} />
            <Certificate state={data} say={setMessage} />
            <Sending state={data} />
          </Stack>
        </AdminPage>
      )}
    </QueryState>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      <Stack gap="xs">{children}</Stack>
    </Paper>
  );
}

function useShowResult(say: Say) {
  const refresh = useRefresh();
  return async (work: Promise<Result<CallName>>) => {
    const result = await work;
    say(
      result.ok
        ? { kind: 'success', text: result.message }
        : { kind: 'error', text: failureText(result, 'No se pudo guardar.', noConnection) },
    );
    await refresh();
    return result.ok;
  };
}

const meaning = [
  'Cada factura nueva se comunica a la Agencia Tributaria en cuanto se emite, y lleva debajo del QR la leyenda VERI*FACTU.',
  'Las facturas anteriores no se envían.',
  'No se puede apagar a mitad de año: si lo apagas, deja de enviar el 1 de enero siguiente.',
];

function Mode({ state: { modo, deseado, por_servidor, puede_emitir, certificado }, say }: { state: State; say: Say }) {
  const showResult = useShowResult(say);
  const isAdmin = useCan('admin');
  const turn = (verifactu: Modo) =>
    void showResult(send('update_ajustes.php', { seccion: 'facturacion', valores: { verifactu } }));
  const isReady = puede_emitir && certificado !== null;
  const canTurn = isAdmin && !por_servidor;

  return (
    <Part title={`Estado: ${modoLabel[modo].toLowerCase()}`}>
      {modo === 'production' && deseado !== 'production' && (
        <Alert color="yellow" variant="light" role="note">
          Has pedido apagarlo. Este año ya se han enviado registros: sigue encendido hasta el 31 de diciembre.
        </Alert>
      )}
      {modo === 'off' && (
        <>
          <Text>
            Los registros de facturación se guardan encadenados, pero no se envían. Desde el 1 de enero de 2027 las
            sociedades, y desde el 1 de julio de 2027 los autónomos, tienen que facturar con un programa así. Encenderlo
            significa:
          </Text>
          <List size="sm" listStyleType="disc">
            {meaning.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </>
      )}
      {modo === 'test' && (
        <Text>
          Los registros van al entorno de pruebas de la Agencia Tributaria, donde no tienen ningún valor. Las facturas
          lo dicen debajo del QR: no las uses para vender de verdad.
        </Text>
      )}
      {por_servidor && (
        <Text size="sm" c="dimmed">
          Lo decide el servidor (VERIFACTU): aquí no se puede cambiar.
        </Text>
      )}
      {canTurn && !isReady && deseado === 'off' && (
        <Text size="sm">
          Antes de encenderlo, completa tu nombre, NIF y dirección en{' '}
          <AppLink href="/admin/ajustes/titular">Titular</AppLink> y sube el certificado aquí debajo.
        </Text>
      )}
      {canTurn && (
        <Group>
          {deseado !== 'production' && (
            <Button
              disabled={!isReady}
              onClick={() =>
                askFirst({ title: 'Encender VERI*FACTU', text: meaning.join(' '), yes: 'Encenderlo' }, () =>
                  turn('production'),
                )
              }
            >
              Encender
            </Button>
          )}
          {deseado === 'off' && modo === 'off' && (
            <Button variant="default" disabled={!isReady} onClick={() => turn('test')}>
              Hacer pruebas
            </Button>
          )}
          {deseado !== 'off' && (
            <Button
              variant="default"
              onClick={() =>
                deseado === 'test'
                  ? turn('off')
                  : askFirst(
                      {
                        title: 'Apagar VERI*FACTU',
                        text: 'Lo de este año se sigue enviando. Desde el 1 de enero dejará de enviarse, y las facturas no llevarán la leyenda.',
                        yes: 'Apagarlo el 1 de enero',
                      },
                      () => turn('off'),
                    )
              }
            >
              Apagar
            </Button>
          )}
        </Group>
      )}
    </Part>
  );
}

function Certificate({ state: { certificado, certificado_fallo }, say }: { state: State; say: Say }) {
  const showResult = useShowResult(say);
  const isAdmin = useCan('admin');
  const canChange = isAdmin && certificado?.origen !== 'servidor';
  return (
    <Part title="Certificado">
      {certificado ? (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {certificado.titular}, hasta el {formatDate(certificado.caduca)}
            {certificado.origen === 'servidor' && ' (lo pone el servidor, VERIFACTU_CERT)'}
          </Text>
          {certificado.acaba_pronto && (
            <Alert color="yellow" variant="light" role="note">
              Ha caducado o caduca pronto: renuévalo y súbelo otra vez.
            </Alert>
          )}
        </>
      ) : (
        <Text>{certificado_fallo ?? 'Todavía no hay ninguno.'}</Text>
      )}
      {canChange && <CertificateForm isThere={certificado !== null} showResult={showResult} />}
    </Part>
  );
}

function CertificateForm({ isThere, showResult }: { isThere: boolean; showResult: ReturnType<typeof useShowResult> }) {
  const [file, setFile] = useState<File | null>(null);
  const [contrasena, setContrasena] = useState('');
  async function give() {
    if (!file) return;
    const certificado = await base64Of(file);
    if (await showResult(send('update_certificado.php', { certificado, contrasena }))) {
      setFile(null);
      setContrasena('');
    }
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        El de la empresa o el tuyo, exportado como .p12 o .pfx con su clave. Se guarda cifrado: no sale en las copias de
        seguridad ni se puede volver a descargar.
      </Text>
      <Group align="end">
        <FileInput
          label="Archivo .p12 o .pfx"
          placeholder="Elegir archivo"
          accept=".p12,.pfx"
          value={file}
          onChange={setFile}
          flex="1 1 14rem"
        />
        <PasswordInput
          label="Contraseña del certificado"
          autoComplete="off"
          maxLength={200}
          value={contrasena}
          onChange={(event) => setContrasena(event.currentTarget.value)}
          flex="1 1 14rem"
        />
      </Group>
      <Group>
        <Button variant="default" disabled={!file} onClick={() => void give()}>
          {isThere ? 'Cambiar el certificado' : 'Guardar el certificado'}
        </Button>
        {isThere && (
          <Button
            variant="default"
            onClick={() =>
              askFirst(
                {
                  title: 'Quitar el certificado',
                  text: 'Sin certificado no se envía nada.',
                  yes: 'Quitarlo',
                  isRed: true,
                },
                () => void showResult(send('delete_certificado.php', {})),
              )
            }
          >
            Quitar
          </Button>
        )}
      </Group>
    </>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function Sending({ state }: { state: State }) {
  const { pendientes, pendiente_desde, rechazados, con_errores, respondido_en, falla_desde, motivo } = state;
  const list = (estado: string) => `/admin/facturas/gestion?envio=${estado}`;
  return (
    <Part title="Envíos">
      <Text>
        {pendientes === 0
          ? 'No hay nada por enviar.'
          : `${plural(pendientes, 'registro', 'registros')} por enviar, desde el ${formatDateTime(pendiente_desde!)}.`}
      </Text>
      {falla_desde && (
        <Alert color="red" variant="light" role="note">
          Desde el {formatDateTime(falla_desde)} la Agencia Tributaria no los toma: {motivo}. Se sigue intentando, y no
          se pierde ninguno.
        </Alert>
      )}
      {rechazados > 0 && (
        <AppLink href={list('rechazado')}>{plural(rechazados, 'factura rechazada', 'facturas rechazadas')}</AppLink>
      )}
      {con_errores > 0 && (
        <AppLink href={list('con_errores')}>
          {plural(con_errores, 'factura aceptada con errores', 'facturas aceptadas con errores')}
        </AppLink>
      )}
      {respondido_en && (
        <Text size="sm" c="dimmed">
          Última respuesta: {formatDateTime(respondido_en)}
        </Text>
      )}
    </Part>
  );
}
