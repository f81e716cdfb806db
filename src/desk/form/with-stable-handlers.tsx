import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: unknown[]) => unknown;

/**
 * Drawn again only when something it shows has changed: a form is drawn anew with every key, and its fields get new
 * handlers each time. Those of the last drawing are called.
 */
export function withStableHandlers<Props extends object>(Component: ComponentType<Props>) {
  const Memoized = memo(Component) as unknown as ComponentType<object>;
  return function WithStableHandlers(props: Props) {
    const latest = useRef<object>(props);
    useLayoutEffect(() => {
      latest.current = props;
    });
    const [handlers] = useState(() => new Map<string, Handler>());

    function stable(name: string, value: unknown): unknown {
      if (typeof value !== 'function' || !/^on[A-Z]/.test(name)) return value;
      const handler = handlers.get(name) ?? ((...args) => (latest.current as Record<string, Handler>)[name]?.(...args));
      handlers.set(name, handler);
      return handler;
    }

    const shown = Object.entries(props).map(([name, value]) => [name, stable(name, value)]);
    return <Memoized {...Object.fromEntries(shown)} />;
  };
}
