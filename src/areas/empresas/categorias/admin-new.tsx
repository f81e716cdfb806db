import { createFileRoute } from '@tanstack/react-router';
import { KindForm } from '#desk/kinds/kind-form.tsx';
import { form } from './admin.tsx';
import { kind } from './categoria-negocio.ts';

export const Route = createFileRoute('/admin/create-categoria-negocio')({
  component: () => <KindForm kind={form} code={{ kind }} />,
});
