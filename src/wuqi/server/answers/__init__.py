"""What is answered to questions about games, whoever asks: the web server's clients, or a page by
itself. Plain functions of a question: no network, no database, no processes."""
