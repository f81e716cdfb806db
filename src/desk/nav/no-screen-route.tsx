import { createFileRoute } from '@tanstack/react-router';
import { NoScreen } from './no-screen.tsx';

export const Route = createFileRoute('/admin/$')({ component: NoScreen });
