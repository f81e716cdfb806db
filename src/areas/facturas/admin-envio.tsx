/** What the tax agency said of an invoice's last record, and how to mend it. */
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { send } from '#desk/send.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { FacturaWork } from './admin-work.ts';
import { estadoEnvioLabel } from './verifactu/modo.ts';

export function Envio({ factura, work }: FacturaWork) {
  const { envio } = factura;
  if (!envio) return <Text size="sm">No se envía a la Agencia Tributaria (VERI*FACTU estaba apagado).</Text>;
  const isWrong = envio.estado === 'rechazado' || envio.estado === 'con_errores';
  return (
    <Stack gap="xs">
      <Text>
        {estadoEnvioLabel[envio.estado]}
        {envio.entorno === 'test' && ' (entorno de pruebas)'}
        {envio.respondido_en && `, ${formatDateTime(envio.respondido_en)}`}
        {envio.csv && `. CSV ${envio.csv}`}
      </Text>
      {isWrong && (
        <>
          <Alert color={envio.estado === 'rechazado' ? 'red' : 'yellow'} variant="light" role="note">
            {envio.codigo && `${envio.codigo}: `}
            {envio.descripcion}
          </Alert>
          <Mend factura={factura} work={work} />
        </>
      )}
    </Stack>
  );
}

function Mend({ factura: { numero, cliente }, work: { errors, isBusy, run } }: FacturaWork) {
  const [values, setValues] = useState(cliente);
  const mend = () => run(() => send('subsanar_registro.php', { numero, ...(values && { cliente: values }) }));
  const field = (name: 'nombre' | 'nif') => ({
    name: `cliente_${name}`,
    value: values?.[name] ?? '',
    error: errors[`cliente.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues(values && { ...values, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        Se hace otro registro de la misma factura, que dice que corrige al anterior. Tus propios datos se corrigen en
        Ajustes, Titular. Si lo que está mal es la factura, rectifícala.
      </Text>
      {values && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Cliente, como lo conoce la AEAT" maxLength={120} {...field('nombre')} />
          <TextInput label="NIF del cliente" maxLength={20} {...field('nif')} />
        </SimpleGrid>
      )}
      <Group>
        <Button variant="default" disabled={isBusy} onClick={() => void mend()}>
          Corregir y volver a enviar
        </Button>
      </Group>
    </>
  );
}
