import { Button, Loader } from '@mantine/core';
import { Eye } from 'lucide-react';
import { asLastSeen } from '#desk/list/last-search.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { EstadoArticulo } from '../estado.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  writing: Writing;
  canPublish: boolean;
  list: string;
  onSave(as: EstadoArticulo | 'cambios'): void;
  onKeep(): void;
  onSchedule(): void;
}

/** Whoever publishes has all of them; a redactor sends for review instead. */
export function WritingButtons({ writing, canPublish, list, onSave, onKeep, onSchedule }: Props) {
  const { isNew, record, isBusyAs, autosave } = writing;
  const isPublished = !isNew && record?.estado === 'publicado';
  const isOff = isBusyAs !== undefined;
  const look = (as: EstadoArticulo | 'cambios', resting: string, busy: string) => ({
    disabled: isOff,
    leftSection: isBusyAs === as && <Loader size="xs" color="gray" aria-hidden="true" />,
    children: isBusyAs === as ? busy : resting,
    onClick: () => onSave(as),
  });
  return (
    <>
      {!isNew && (
        <Button component={AppLink} href={asLastSeen(list)} onClick={autosave.leaveAsIs} variant="subtle" color="gray">
          Cancelar
        </Button>
      )}
      <PreviewButton writing={writing} />
      {/* Of a draft that is there already, the button of the form is the one that saves it. */}
      {(isNew || isPublished || !canPublish) && (
        <Button variant="default" disabled={isOff} onClick={onKeep}>
          {isPublished ? 'Guardar sin publicar' : 'Guardar borrador'}
        </Button>
      )}
      {canPublish && !isPublished && (
        <>
          {!isNew && <Button variant="default" {...look('cambios', 'Guardar Cambios', 'Guardando...')} />}
          <Button variant="default" disabled={isOff} onClick={onSchedule}>
            Programar
          </Button>
          <Button {...look('publicado', 'Publicar', 'Publicando...')} />
        </>
      )}
      {!canPublish && <Button {...look('revision', 'Enviar a revisión', 'Enviando...')} />}
      {canPublish && isPublished && <Button {...look('cambios', 'Guardar Cambios', 'Guardando...')} />}
    </>
  );
}

/** What was just written is in it: it is saved first, and the page opens once it is. */
function PreviewButton({ writing: { record, autosave } }: Pick<Props, 'writing'>) {
  const href = record && `/admin/articulos/vista-previa/${record.slug}`;
  const look = { variant: 'default', leftSection: <Eye size={16} aria-hidden="true" /> };
  if (!href)
    return (
      <Button {...look} disabled>
        Vista previa
      </Button>
    );
  return (
    <Button
      {...look}
      component="a"
      href={href}
      target="_blank"
      onClick={(event) => {
        event.preventDefault();
        const page = window.open('about:blank', '_blank');
        void autosave.flush().then(() => page?.location.replace(href));
      }}
    >
      Vista previa
    </Button>
  );
}
