type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  /** Where in our code, without the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
};

/**
 * What the log says of an error. The messages of PostgreSQL may repeat a value it was sent: of its
 * errors, only the code and the name of its own function are logged.
 */
export function errorOf(error: Error & { code?: string; routine?: string }): LoggedError {
  const isFromPostgres = 'severity' in error;
  const { cause } = error;
  return {
    type: error.name,
    message: isFromPostgres ? `PostgreSQL: ${error.routine ?? 'unknown'}` : error.message,
    code: error.code,
    stack: (error.stack?.match(/^ +at .*$/gm) ?? []).join('\n'),
    ...(cause instanceof Error ? { cause: errorOf(cause) } : {}),
  };
}
