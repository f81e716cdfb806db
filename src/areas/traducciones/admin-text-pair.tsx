/** A text in Spanish and, beside it or below, in the other language; what changed in the Spanish since is marked. */
import { Button, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { plainLines } from '#values/rich-text/plain-text.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import styles from './admin-text-pair.module.css';
import type { Traduccion } from './traduccion.ts';
import { wordDiff } from './word-diff.ts';

interface Props {
  original: Traduccion['original'][number];
  name: string;
  idioma: { codigo: string; nombre: string };
  value: string;
  onChange(texto: string): void;
  error: string | undefined;
}

const longLine = 90;

export function TextPair({ original, name, idioma, value, onChange, error }: Props) {
  const { label, texto, esHtml, cambiado, antes } = original;
  const field = { label: `${label}: ${idioma.nombre}`, name, error };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <div>
        <Text fw={600} size="sm" mb={4}>
          {label}
        </Text>
        {cambiado && antes !== undefined && <Changed antes={antes} texto={texto} esHtml={esHtml} />}
        {esHtml ? (
          <RichText html={shownHtml(texto)} className={styles.original} />
        ) : (
          <Text className={styles.original} style={{ whiteSpace: 'pre-line' }}>
            {texto}
          </Text>
        )}
      </div>
      <div lang={idioma.codigo}>
        {esHtml ? (
          <>
            <RichTextInput {...field} value={value} onChange={onChange} hasCards={texto.includes('data-tarjeta')} />
            {value === '' && (
              <Button size="compact-sm" variant="subtle" mt={4} lang="es" onClick={() => onChange(texto)}>
                Empezar con el texto en español
              </Button>
            )}
          </>
        ) : texto.length > longLine || texto.includes('\n') ? (
          <Textarea
            {...field}
            autosize
            minRows={2}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <TextInput {...field} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </div>
    </SimpleGrid>
  );
}

function Changed({ antes, texto, esHtml }: { antes: string; texto: string; esHtml: boolean }) {
  const pieces = useMemo(
    () => (esHtml ? wordDiff(plainLines(antes) ?? '', plainLines(texto) ?? '') : wordDiff(antes, texto)),
    [antes, texto, esHtml],
  );
  return (
    <div className={styles.changed}>
      <Text size="sm" fw={600}>
        Ha cambiado desde la traducción
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {pieces.map(({ text, is }, index) =>
          is === 'gone' ? <del key={index}>{text}</del> : is === 'new' ? <ins key={index}>{text}</ins> : text,
        )}
      </Text>
    </div>
  );
}
