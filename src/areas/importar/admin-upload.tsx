import { Alert, Button, FileInput, Paper, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText, sendForm } from '#desk/send.ts';
import { type TipoImportacion, tiposImportacion } from './importacion.ts';

const kinds: Record<TipoImportacion, { label: string; hint: string; where: string; accept: string }> = {
  wordpress: {
    label: 'Un sitio de WordPress',
    hint: 'Artículos, páginas, categorías, temas, imágenes, audio, vídeo, archivos, menús y direcciones antiguas',
    where: 'En WordPress: Herramientas → Exportar → Todo el contenido. Es un archivo .xml.',
    accept: '.xml,text/xml,application/xml',
  },
  woocommerce: {
    label: 'Productos de WooCommerce',
    hint: 'Nombre, referencia, precio, existencias, categoría e imágenes',
    where: 'En WooCommerce: Productos → Exportar. Es un archivo .csv.',
    accept: '.csv,text/csv',
  },
  suscriptores: {
    label: 'Suscriptores del boletín',
    hint: 'Direcciones de otro programa, con la prueba de su consentimiento',
    where: 'Un archivo .csv con una columna «email» o «correo».',
    accept: '.csv,text/csv,text/plain',
  },
};

export function UploadForm({ onAnalysed }: { onAnalysed(id: number): void }) {
  const [tipo, setTipo] = useState<TipoImportacion>('wordpress');
  const [archivo, setArchivo] = useState<File | null>(null);
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();

  async function analyse(event: FormEvent) {
    event.preventDefault();
    if (share !== undefined) return;
    if (!archivo) return setError('Elige el archivo que quieres importar.');
    setError(undefined);
    setShare(0);
    const result = await sendForm('create_importacion.php', { tipo, archivo }, setShare);
    setShare(undefined);
    if (result.ok) onAnalysed(result.data.id);
    else
      setError(
        failureText(result, 'No se ha podido analizar el archivo.', 'Error de conexión: el archivo no ha llegado.'),
      );
  }

  const isBusy = share !== undefined;
  return (
    <Paper withBorder p="md" component="form" onSubmit={analyse} noValidate aria-label="Elegir el archivo">
      <Stack>
        <Title order={2} fz="lg">
          ¿Qué quieres traer?
        </Title>
        <Radio.Group
          name="tipo"
          value={tipo}
          onChange={(value) => setTipo(value as TipoImportacion)}
          aria-label="Qué traer"
        >
          <Stack gap="xs">
            {tiposImportacion.map((one) => (
              <Radio key={one} value={one} label={kinds[one].label} description={kinds[one].hint} disabled={isBusy} />
            ))}
          </Stack>
        </Radio.Group>
        <FileInput
          name="archivo"
          label="Archivo"
          description={kinds[tipo].where}
          placeholder="Elegir un archivo"
          accept={kinds[tipo].accept}
          value={archivo}
          onChange={(file) => {
            setArchivo(file);
            setError(undefined);
          }}
          clearable
          clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
          disabled={isBusy}
          error={error}
          leftSection={<FileUp size={18} aria-hidden="true" />}
          maw={520}
        />
        {isBusy && <Sending share={share} />}
        <Alert variant="light" color="gray">
          <Text size="sm">
            Primero se analiza: verás qué vendrá y qué no, sin que nada cambie todavía. Después decides si lo importas,
            y siempre podrás deshacerlo entero.
          </Text>
        </Alert>
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'start' }}>
          Analizar
        </Button>
      </Stack>
    </Paper>
  );
}

function Sending({ share }: { share: number }) {
  const text = share < 1 ? `Subiendo: ${Math.round(share * 100)} %` : 'Analizando el archivo…';
  return (
    <div role="status">
      <Text size="sm">{text}</Text>
      <Progress value={share * 100} animated={share >= 1} aria-label={text} />
    </div>
  );
}
